/** `hello@example.com` from `Name <hello@example.com>`, or from the address alone. */
export const senderAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
