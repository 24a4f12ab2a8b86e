"""The C compiler is not asked twice for the same library, and not for much where nothing is gained."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Extension

from tools.cc import build, cool

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) {{ return {what}; }}\n"


def made(folder: Path, name: str, what: str = "NULL", flags: tuple[str, ...] = ()) -> bool:
    """Builds a library; whether the compiler was asked."""
    source = folder / f"{name}.c"
    source.write_text(PROBE.format(what=what))
    target = build(
        [Extension("probe", [str(source)], extra_compile_args=[*flags])], folder / name, folder / "kept"
    )
    assert list(target.glob("probe*"))
    return any((folder / f"{name}.objects").rglob("*.o"))


def test_a_library_is_compiled_once_until_its_c_or_its_flags_change(tmp_path: Path) -> None:
    try:
        assert made(tmp_path, "first")
    except Exception as error:
        pytest.skip(f"there is no C compiler here: {error}")
    assert not made(tmp_path, "second")
    assert made(tmp_path, "other", what="(PyObject *)0")
    assert made(tmp_path, "flag", what="(PyObject *)0", flags=("-DMORE",))
    assert not made(tmp_path, "flag_again", what="(PyObject *)0", flags=("-DMORE",))
    assert len(list((tmp_path / "kept").iterdir())) == 1, "what nobody uses any more is thrown away"


HOT = "PyObject *CPyDef_pomezi___games___limes___view___determinize(PyObject *cpy_r_s) {"
CALL = "    cpy_r_r0 = CPyDef_pomezi___games___limes___codec___dump(cpy_r_s);"
DUMP = "PyObject *CPyDef_pomezi___games___limes___codec____dump_player(PyObject *cpy_r_s, CPyTagged seat) {"
BODY = "char CPyDef_pomezi___core___rng_____top_level__(void) {"


def test_codecs_and_bodies_of_modules_are_cold_and_searches_are_not() -> None:
    marked = cool("\n".join([HOT, CALL, DUMP, BODY])).splitlines()
    assert marked[-4:] == [HOT, CALL, f"COLD {DUMP}", f"COLD {BODY}"]
