"""Comparing answers field by field."""


def differences(expected, actual, path=""):
    """Lines naming every field in which two JSON values differ, types included."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        found = []
        for name in sorted({*expected, *actual}):
            here = f"{path}.{name}" if path else name
            if name not in actual:
                found.append(f"{here}: missing, should be {expected[name]!r}")
            elif name not in expected:
                found.append(f"{here}: not known, is {actual[name]!r}")
            else:
                found += differences(expected[name], actual[name], here)
        return found
    same_type = type(expected) is type(actual)
    return [] if same_type and expected == actual else [f"{path}: should be {expected!r}, is {actual!r}"]


def state_differences(expected, actual):
    """States must agree entirely; `legal` as a set, without repetitions."""
    if not isinstance(actual, dict):
        return [f"state: should be an object, is {actual!r}"]
    return differences(_with_sorted_legal(expected), _with_sorted_legal(actual), "state")


def _with_sorted_legal(state):
    legal = state.get("legal")
    sortable = isinstance(legal, list) and all(isinstance(move, str) for move in legal)
    return {**state, "legal": sorted(legal)} if sortable else state
