/** Bytes of a vCard file, whose cards may hold pictures, and of any other list. */
const MOST_CARDS = 10_000_000
const MOST_LIST = 1_000_000

/** What a file of contacts says; null when it is no text, or too long for a list of people. */
export async function readContactsFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_CARDS) return null
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  const isList = text !== null && (file.size <= MOST_LIST || /^\s*begin:vcard/i.test(text))
  return isList ? text : null
}

/** By its byte order mark, as UTF-8, or else as Windows writes tables in the West; null for what is no text. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
