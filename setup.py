"""Builds the Python package's module, scoundrel/_core, with CMake. What pip leaves behind lies in build/pip.

With SCOUNDREL_BUILD=DIR a tree that is configured already (with SCOUNDREL_PYTHON=ON) is used instead of one of its own.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent
LEFT = ROOT / "build/pip"


class BuildCore(build_ext):
    def build_extension(self, extension):
        tree = os.environ.get("SCOUNDREL_BUILD")
        if not tree:
            tree = os.path.abspath(self.build_temp)
            generator = ["-G", "Ninja"] if shutil.which("ninja") else []
            subprocess.run(["cmake", "-S", str(ROOT), "-B", tree, *generator, "-DCMAKE_BUILD_TYPE=Release",
                            "-DSCOUNDREL_APPS=OFF", "-DSCOUNDREL_PYTHON=ON", f"-DSCOUNDREL_PYTHON_PROGRAM={sys.executable}"],
                           check=True)
        subprocess.run(["cmake", "--build", tree, "--target", "scoundrel_python"], check=True)
        built, = pathlib.Path(tree, "python", "scoundrel").glob("_core*.so")
        target = pathlib.Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(built, target)


LEFT.mkdir(parents=True, exist_ok=True)
version = re.search(r"project\(scoundrel VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
setup(version=version, ext_modules=[Extension("scoundrel._core", [])], cmdclass={"build_ext": BuildCore},
      options={"build": {"build_base": str(LEFT)}, "egg_info": {"egg_base": str(LEFT)}})
