/** A link that writes to an address that somebody typed: a `?` in it begins no other fields of the mail (RFC 6068). */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`
