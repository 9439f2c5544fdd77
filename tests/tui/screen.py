"""A small terminal: as much of xterm as ncurses uses with TERM=xterm-256color. What a program writes
goes in by feed(); text() is what a person would see, cells also have their colours."""
import codecs
import re

BLANK = (" ", None)


class Style(tuple):
    """(foreground, background, bold, dim, reverse); colours are numbers of 256 or None."""


PLAIN = Style((None, None, False, False, False))


class Screen:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.x = self.y = 0
        self.style = PLAIN
        self.cells = [self._line() for _ in range(height)]
        self.top, self.bottom = 0, height - 1
        self.modes = set()
        self.saved = (0, 0)
        self.last = " "
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._pending = ""

    def _line(self):
        return [(" ", PLAIN)] * self.width

    def resize(self, width, height):
        self.cells = [(line + [(" ", PLAIN)] * width)[:width] for line in self.cells]
        self.width = width
        self.cells = (self.cells + [self._line() for _ in range(height)])[:height]
        self.height, self.top, self.bottom = height, 0, height - 1
        self.x, self.y = min(self.x, width - 1), min(self.y, height - 1)

    def text(self):
        return "\n".join("".join(glyph for glyph, _ in line).rstrip() for line in self.cells)

    def feed(self, data):
        text = self._pending + self._decode(data)
        self._pending = ""
        at = 0
        while at < len(text):
            if text[at] != "\033":
                self._glyph(text[at])
                at += 1
                continue
            match = re.match(r"\033(?:\[([?>!]?)([0-9;]*)([@-~])|[()][0-9A-Z]|\][^\a\033]*(?:\a|\033\\)|([78=>MDEc]))",
                             text[at:])
            if not match:
                if len(text) - at < 64:  # the rest of it is still to come
                    self._pending = text[at:]
                    return
                at += 1
                continue
            at += match.end()
            if match.group(3):
                self._control(match.group(1), match.group(2), match.group(3))
            elif match.group(4):
                self._escape(match.group(4))

    def _glyph(self, c):
        if c == "\r":
            self.x = 0
        elif c == "\n":
            self._down()
        elif c == "\b":
            self.x = max(0, self.x - 1)
        elif c == "\t":
            self.x = min(self.width - 1, (self.x // 8 + 1) * 8)
        elif c >= " ":
            if self.x >= self.width:
                self.x = 0
                self._down()
            self.cells[self.y][self.x] = (c, self.style)
            self.last = c
            self.x += 1

    def _down(self):
        if self.y == self.bottom:
            self._scroll(1)
        else:
            self.y = min(self.height - 1, self.y + 1)

    def _scroll(self, lines):
        for _ in range(abs(lines)):
            if lines > 0:
                del self.cells[self.top]
                self.cells.insert(self.bottom, self._line())
            else:
                del self.cells[self.bottom]
                self.cells.insert(self.top, self._line())

    def _escape(self, c):
        if c == "7":
            self.saved = (self.x, self.y)
        elif c == "8":
            self.x, self.y = self.saved
        elif c == "M":
            if self.y == self.top:
                self._scroll(-1)
            else:
                self.y -= 1
        elif c == "D":
            self._down()

    def _control(self, private, text, final):
        numbers = [int(n) if n else 0 for n in text.split(";")] if text else []
        first = numbers[0] if numbers else 0
        count = max(first, 1)
        if private:
            for mode in numbers:
                (self.modes.add if final == "h" else self.modes.discard)(mode)
            return
        self.x = min(self.x, self.width - 1) if final not in "m" else self.x
        line = self.cells[self.y]
        blank = (" ", PLAIN)
        if final in "Hf":
            self.y = min(self.height, max(first, 1)) - 1
            self.x = min(self.width, max(numbers[1] if len(numbers) > 1 else 1, 1)) - 1
        elif final == "A":
            self.y = max(0, self.y - count)
        elif final == "B":
            self.y = min(self.height - 1, self.y + count)
        elif final == "C":
            self.x = min(self.width - 1, self.x + count)
        elif final == "D":
            self.x = max(0, self.x - count)
        elif final in "G`":
            self.x = min(self.width, count) - 1
        elif final == "d":
            self.y = min(self.height, count) - 1
        elif final == "J":
            if first == 2:
                self.cells = [self._line() for _ in range(self.height)]
            elif first == 0:
                line[self.x:] = [blank] * (self.width - self.x)
                for y in range(self.y + 1, self.height):
                    self.cells[y] = self._line()
            else:
                line[: self.x + 1] = [blank] * (self.x + 1)
                for y in range(self.y):
                    self.cells[y] = self._line()
        elif final == "K":
            if first == 0:
                line[self.x:] = [blank] * (self.width - self.x)
            elif first == 1:
                line[: self.x + 1] = [blank] * (self.x + 1)
            else:
                self.cells[self.y] = self._line()
        elif final == "X":
            end = min(self.width, self.x + count)
            line[self.x:end] = [blank] * (end - self.x)
        elif final == "@":
            self.cells[self.y] = (line[: self.x] + [blank] * count + line[self.x:])[: self.width]
        elif final == "P":
            self.cells[self.y] = (line[: self.x] + line[self.x + count:] + [blank] * count)[: self.width]
        elif final in "LM" and self.top <= self.y <= self.bottom:
            keep, self.top = self.top, self.y
            self._scroll(-count if final == "L" else count)
            self.top = keep
        elif final in "ST":
            self._scroll(count if final == "S" else -count)
        elif final == "b":
            for _ in range(count):
                self._glyph(self.last)
        elif final == "r":
            self.top = max(first, 1) - 1
            self.bottom = (numbers[1] if len(numbers) > 1 and numbers[1] else self.height) - 1
            self.x = self.y = 0
        elif final == "m":
            self._paint(numbers or [0])

    def _paint(self, numbers):
        fore, back, bold, dim, reverse = self.style
        at = 0
        while at < len(numbers):
            n = numbers[at]
            if n == 0:
                fore, back, bold, dim, reverse = PLAIN
            elif n == 1:
                bold = True
            elif n == 2:
                dim = True
            elif n == 22:
                bold = dim = False
            elif n == 7:
                reverse = True
            elif n == 27:
                reverse = False
            elif n in (38, 48) and numbers[at + 1: at + 2] == [5]:
                if n == 38:
                    fore = numbers[at + 2]
                else:
                    back = numbers[at + 2]
                at += 2
            elif 30 <= n <= 37 or 90 <= n <= 97:
                fore = n - 30 if n < 90 else n - 82
            elif 40 <= n <= 47 or 100 <= n <= 107:
                back = n - 40 if n < 100 else n - 92
            elif n == 39:
                fore = None
            elif n == 49:
                back = None
            at += 1
        self.style = Style((fore, back, bold, dim, reverse))
