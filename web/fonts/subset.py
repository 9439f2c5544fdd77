#!/usr/bin/env python3
"""Makes texturina.woff2, the page's display face, from the package @fontsource/texturina:

    npm pack @fontsource/texturina@5.3.0 && tar xzf fontsource-texturina-5.3.0.tgz
    web/fonts/subset.py package/files/texturina-latin-700-normal.woff2 web/fonts/texturina.woff2

The licence goes along with the page: web/public/fonts/OFL.txt. Needs Debian's python3-fonttools and python3-brotli. Kept are the letters and signs that English, French and German write
names, headings and numbers with. Its figures stand on the line here, of their own accord: on cards and in scores old style
figures would dance, and what a style sheet asks of them each shorthand `font` takes back.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

kept = ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()[]/%&+-=<>#*"
        "\u00a0«»·°±×ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜßàâäæçéèêëîïôöœùûüÿ–—‘’“”„…−")

source, made = sys.argv[1:]
font = TTFont(source)
lining = {}
for record in font["GSUB"].table.FeatureList.FeatureRecord:
    if record.FeatureTag == "lnum":
        for index in record.Feature.LookupListIndex:
            for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                lining |= getattr(table, "ExtSubTable", table).mapping
for table in font["cmap"].tables:
    for code, glyph in table.cmap.items():
        table.cmap[code] = lining.get(glyph, glyph)

# Its line is as high as other faces' are: not every browser lets a style sheet say so.
for table, ascent, descent in (("hhea", "ascent", "descent"), ("OS/2", "sTypoAscender", "sTypoDescender")):
    setattr(font[table], ascent, 940)
    setattr(font[table], descent, -280)
font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = 940, 280

# At the size of a heading its words run together.
for space in (font.getBestCmap()[0x20], font.getBestCmap()[0xA0]):
    font["hmtx"][space] = (270, 0)

options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern"], name_IDs=[0, 1, 2, 5, 13, 14], drop_tables=["STAT", "GSUB"])
subsetter = subset.Subsetter(options)
subsetter.populate(text=kept)
subsetter.subset(font)
subset.save_font(font, made, options)
