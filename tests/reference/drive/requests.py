"""Requests and moves that are malformed, each in one way."""

MALFORMED_LINES = ["{", "}", "nonsense", "[]", "42", '"state"', "null", "true", '{"do":}', '{"id":1 "do":"state"}',
                   '{"do":"state",}', "{'do':'state'}", '{"do":"state"', '{"do":"state"}}',
                   '{"do":"state"} {"do":"state"}', '[{"do":"state"}]', '{"do":"sta', '{"do":"\\x"}',
                   '{"do":"\\u12"}', '{do:"state"}', '{"id":01,"do":"state"}', "[" * 2000]

MALFORMED_MOVES = ["", "T", "TD", "e", "TDee", "TDz", "1De", "0De", "11De", "100De", "DTe", "♦Te", "TDe,QSw",
                   "TDe\u0000", "avoid-", "avoid-ud", "avoidlr", "nextt", "ne", "roll!", "undo", "🃊e", "2Ce2C", "2ſb", "-", "null"]


def malformed_requests(session, over):
    """Requests with missing or wrong-typed fields; after the end those that are about playing are left out."""
    requests = [
        {}, {"do": None}, {"do": 5}, {"do": ["state"]}, {"do": "fly"}, {"do": ""}, {"move": "avoid"},
        *({"do": do, "count": count} for do in ("undo", "redo") for count in (0, -1, "1", 1.5, True, [1], {})),
        {"do": "new"}, {"do": "new", "game": 5}, {"do": "new", "game": None}, {"do": "new", "rules": 5},
        {"do": "new", "rules": "classic", "dealer": "robot"}, {"do": "new", "rules": "classic", "dealer": 5},
        {"do": "new", "dealer": "table"}, {"do": "new", "position": "x", "dealer": "table"},
        {"do": "load"}, {"do": "load", "record": 5}, {"do": "load", "record": ["x"]}, {"do": "load", "record": None},
        {"do": "load", "record": ""}, {"do": "load", "record": "x"}, {"do": "load", "record": "; a comment\n"},
        {"do": "reveal"}, {"do": "reveal", "cards": "2C"}, {"do": "reveal", "cards": [5]}, {"do": "reveal", "die": 5},
        {"do": "reveal", "replace": "2C"}, {"do": "reveal", "replace": {"2C": 5}}, {"do": "reveal", "cards": {}},
    ]
    if not over:
        requests += [{"do": "move"}, {"do": "move", "move": 5}, {"do": "move", "move": None},
                     {"do": "move", "move": ["avoid"]}, {"do": "move", "moves": "avoid"}, {"do": "move", "moves": [5]},
                     {"do": "move", "moves": {}}, {"do": "move", "moves": [[]]},
                     {"do": "move", "moves": [*session.legal[:1], 5]}]
    return requests
