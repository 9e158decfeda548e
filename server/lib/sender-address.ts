/** `hello@example.com` of `Name <hello@example.com>`, or of the address alone. */
export const senderAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
