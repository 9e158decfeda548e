/** A server's or a program's own words, without addresses of people: for lists that others than their owner read. */
export const withoutAddresses = (words: string): string =>
  words.replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '…@…')
