import ipaddr from 'ipaddr.js'

/**
 * The network of an address, for limits: an IPv4 address, or the /64 of an IPv6 one, which a provider gives to one
 * household (RFC 6177). The same for every notation: with a port, in capitals, or as IPv4 within IPv6. A text that is
 * no address is returned unchanged.
 */
export function networkOf(address: string): string {
  const host =
    /^\[(?<v6>[^\]]+)\](?::\d+)?$/.exec(address)?.groups?.v6 ?? address.replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(host)) return address
  const ip = ipaddr.process(host)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const subnet = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${subnet.join(':')}::/64`
}

/**
 * The larger network around a result of `networkOf`: for IPv6 the /48, which one customer may have; otherwise the same.
 */
export function wideNetworkOf(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
