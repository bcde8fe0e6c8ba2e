"""The shards and servers of each process."""

from __future__ import annotations

import pytest

from play.ledger.share import ALONE, Share, read_share, shard_of

SHARDS = 6


HALVES = (Share(0, 2, SHARDS), Share(1, 2, SHARDS))


def guild(shard: int) -> int:
    """Return the id of a server of a shard."""
    return (1_000 * SHARDS + shard) << 22 | 77


@pytest.mark.parametrize(("parts", "shards"), [(1, 1), (2, 2), (3, 7), (4, 16)])
def test_every_shard_belongs_to_one_process(parts: int, shards: int) -> None:
    shard_ids = [shard for number in range(parts) for shard in Share(number, parts, shards).ids]
    assert shard_ids == list(range(shards))


def test_servers_and_direct_messages_belong_to_shards_as_discord_says() -> None:
    assert [shard_of(guild(shard), SHARDS) for shard in range(SHARDS)] == list(range(SHARDS)) and shard_of(guild=None, shards=SHARDS) == 0
    first, second = HALVES
    assert first.has(None) and first.has(guild(2)) and not first.has(guild(3)) and second.has(guild(3)) and not second.has(None)
    assert ALONE.has(None) and ALONE.has(guild(3)) and ALONE.row is None


def test_a_share_is_written_as_people_write_it() -> None:
    assert read_share("2/4", 8) == Share(1, 4, 8) and read_share("1/1", None) == Share(0, 1, None)
    for wrong in ("0/4", "5/4", "2", "2/", "x/2", "-1/2"):
        with pytest.raises(ValueError):
            read_share(wrong, 8)
    for shards in (None, 3):
        with pytest.raises(ValueError):
            read_share("2/4", shards)
