"""The log of manifests: whether a publisher shows the history that it showed before."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path

from .errors import SignatureError
from .signatures import read_trusted_keys

LOG_ADDRESS = "/data/log.json"

_ORIGIN = "market-data/manifests"
_SIGNATURE = f"\u2014 {_ORIGIN} "
_KEY_ID_BYTES = 4
_TILE_WIDTH = 256
#: No log is longer. A head that claims more is refused, because a reader would request tile after tile without end.
_MOST_ENTRIES = 100_000


@dataclass(frozen=True)
class VerifiedLog:
    """A log whose head a trusted key signed. Keep ``size`` and ``root``, and give them the next time."""

    size: int
    root: str
    #: The newest snapshot in the log.
    snapshot: str
    signed_at: str
    expires_at: str
    #: True after ``expires_at``: the publisher stopped signing, or somebody keeps later heads from you.
    is_stale: bool
    #: The sha256 of each published manifest, by snapshot.
    manifests: Mapping[str, str]

    def demand_manifest(self, snapshot: str, manifest: bytes) -> None:
        """Check that these are the bytes that were published under this name. Raises SignatureError."""
        if snapshot not in self.manifests:
            raise SignatureError(f"The snapshot {snapshot} is not in the log.")
        if hashlib.sha256(manifest).hexdigest() != self.manifests[snapshot]:
            raise SignatureError(f"The manifest of {snapshot} is not the one in the log.")

    def demand_published(self, snapshot: str, manifest: bytes) -> None:
        """Check like ``demand_manifest``, but let a snapshot pass that was published after the head: the next one has it."""
        is_awaited = snapshot not in self.manifests and snapshot > self.signed_at.replace("-", "").replace(":", "")
        if not is_awaited:
            self.demand_manifest(snapshot, manifest)


class HeadFile:
    """Remembers the head of one server's log that was seen last."""

    def __init__(self, folder: Path, base_url: str) -> None:
        self.path = folder / f"log-{hashlib.sha256(base_url.rstrip('/').encode()).hexdigest()[:16]}.json"

    def read(self) -> tuple[int, str] | None:
        """Read the head; None before the first."""
        if not self.path.exists():
            return None
        kept = json.loads(self.path.read_text())
        return (kept["size"], kept["root"])

    def keep(self, log: VerifiedLog) -> None:
        """Keep the head of a log for the next time, in one step."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        written = self.path.with_suffix(".part")
        written.write_text(json.dumps({"size": log.size, "root": log.root}))
        written.replace(self.path)


def follow_log(log: bytes | None, keys: Sequence[str], memory: HeadFile, *, require_fresh: bool) -> VerifiedLog | None:
    """Check that a log continues the one that was seen before, and remember its head.

    None where the server has no log and never had one: older publishers keep none.
    """
    known = memory.read()
    if log is not None:
        verified = verify_log(log, keys, known=known, require_fresh=require_fresh)
        memory.keep(verified)
        return verified
    if known is not None:
        raise SignatureError("The server has no log of manifests, and had one.")
    if require_fresh:
        raise SignatureError("The server has no log of manifests, so nobody can tell how old its data are.")
    return None


def join_log(read: Callable[[str], bytes]) -> bytes:
    """Join the files of a log in a bucket, for ``verify_log``. ``read`` reads a file below ``log/``, such as ``checkpoint``."""
    checkpoint = read("checkpoint").decode()
    size = int(checkpoint.splitlines()[1])
    if not 0 < size <= _MOST_ENTRIES:
        raise SignatureError("The head of the log is not one that this client reads.")
    entries = []
    for tile in range(0, size, _TILE_WIDTH):
        width = min(_TILE_WIDTH, size - tile)
        part = "" if width == _TILE_WIDTH else f".p/{width}"
        bundle = read(f"tile/entries/{tile // _TILE_WIDTH:03}{part}")
        while bundle:
            end = 2 + int.from_bytes(bundle[:2], "big")
            snapshot, _, manifest_sha256 = bundle[2:end].decode().partition(" ")
            entries.append({"snapshot": snapshot, "manifest_sha256": manifest_sha256})
            bundle = bundle[end:]
    return json.dumps({"checkpoint": checkpoint, "entries": entries}).encode()


def verify_log(
    log: bytes,
    keys: Sequence[str],
    *,
    known: tuple[int, str] | None = None,
    require_fresh: bool = False,
    now: datetime | None = None,
) -> VerifiedLog:
    """Check the bytes of ``/data/log.json``, which needs no API key. Needs cryptography.

    Args:
        log: The answer of the server.
        keys: Public keys that you trust, as for ``verify_manifest``.
        known: ``size`` and ``root`` of the log that you saw last: without them a rewritten history cannot be seen.
        require_fresh: Whether to raise where nobody has signed the head in its time.
        now: Your clock, if it is not that of the machine.

    Raises:
        SignatureError: No trusted key signed the head, the log is not the one of its head, or it does not continue
            the one that you know.
    """
    content = json.loads(log)
    text, _, below = content["checkpoint"].partition("\n\n")
    text += "\n"
    origin, length, root, *rest = text.splitlines()
    if origin != _ORIGIN:
        raise SignatureError("The head of the log is not one that this client reads.")
    fields = dict(line.split(" ", 1) for line in rest)
    _demand_signature(text, below, keys, fields["signed"])
    size = int(length)
    if known is not None and size < known[0]:
        raise SignatureError(f"The head of the log is an old one: it has {size} entries, and had {known[0]}.")
    manifests = {entry["snapshot"]: entry["manifest_sha256"] for entry in content["entries"]}
    leaves = [_hash(b"\0", f"{e['snapshot']} {e['manifest_sha256']}".encode()) for e in content["entries"]]
    if len(leaves) != size or _root(leaves) != root:
        raise SignatureError("The log is not the one of its head.")
    if known is not None and _root(leaves[: known[0]]) != known[1]:
        raise SignatureError("The history was rewritten: the log does not continue the one that you know.")
    expires = datetime.fromisoformat(fields["expires"].replace("Z", "+00:00"))
    is_stale = expires <= (now or datetime.now(timezone.utc))
    if is_stale and require_fresh:
        raise SignatureError(f"The head of the log is stale since {fields['expires']}.")
    return VerifiedLog(
        size,
        root,
        fields["snapshot"],
        fields["signed"],
        fields["expires"],
        is_stale,
        manifests,
    )


def _demand_signature(text: str, below: str, keys: Sequence[str], signed_at: str) -> None:
    from cryptography.exceptions import InvalidSignature

    lines = [line.removeprefix(_SIGNATURE) for line in below.splitlines() if line.startswith(_SIGNATURE)]
    for line in lines:
        signature = base64.b64decode(line, validate=True)
        for trusted in (key for given in keys for key in read_trusted_keys(given)):
            named = _hash(f"{_ORIGIN}\n".encode(), b"\1", trusted.key.public_bytes_raw())
            if named[:_KEY_ID_BYTES] != signature[:_KEY_ID_BYTES]:
                continue
            try:
                trusted.key.verify(signature[_KEY_ID_BYTES:], text.encode())
            except InvalidSignature as error:
                raise SignatureError("The head of the log is not the one that was signed.") from error
            if trusted.valid_until is not None and signed_at >= trusted.valid_until:
                raise SignatureError(f"The head is signed by a key that was replaced at {trusted.valid_until}.")
            return
    raise SignatureError("None of the keys that you trust has signed the head of the log.")


def _root(leaves: Sequence[bytes]) -> str:
    return base64.b64encode(_tree(leaves)).decode()


def _tree(leaves: Sequence[bytes]) -> bytes:
    """RFC 6962, section 2.1."""
    if not leaves:
        return hashlib.sha256().digest()
    if len(leaves) == 1:
        return leaves[0]
    left = 1 << ((len(leaves) - 1).bit_length() - 1)
    return _hash(b"\1", _tree(leaves[:left]), _tree(leaves[left:]))


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()
