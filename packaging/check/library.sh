# The shared library by itself: another language's door. Python's ctypes stands for a language that calls C.
. ./common
install ./libscoundrel0_*_amd64.deb python3-minimal libpython3-stdlib
absent g++ cc
cat >/tmp/ask.py <<'END'
import ctypes
library = ctypes.CDLL("libscoundrel.so.0")
library.scoundrel_engine_new.restype = ctypes.c_void_p
library.scoundrel_ask.restype = ctypes.c_char_p
library.scoundrel_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
engine = library.scoundrel_engine_new()
print(library.scoundrel_ask(engine, b'{"do":"new","game":"classic#42"}').decode())
END
seen '"room":["JC","6S","7D","5H"]' python3 /tmp/ask.py
gone libscoundrel0
