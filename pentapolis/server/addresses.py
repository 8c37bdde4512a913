"""Which addresses count as one visitor."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

#: An IPv6 customer has at least this many bits of addresses to choose from.
HOUSEHOLD = 64


@lru_cache(4096)
def household(host: str) -> str:
    """The address by which a visitor is counted: of IPv6 the network, for whoever has one there has billions."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
