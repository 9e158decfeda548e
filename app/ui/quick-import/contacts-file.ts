import { decodeBytes } from '#app/lib/decode-bytes.ts'

/** Maximum bytes of a vCard file, whose cards may contain pictures, and of any other list. */
const MOST_CARDS = 10_000_000
const MOST_LIST = 1_000_000

/** The text of a contacts file; null when it is not text, or too long for a list of people. */
export async function readContactsFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_CARDS) return null
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  const isList = text !== null && (file.size <= MOST_LIST || /^\s*begin:vcard/i.test(text))
  return isList ? text : null
}

/** Decodes by the byte order mark, or by what the bytes look like; null if it is not text. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.includes(0) ? null : decodeBytes(bytes)
}
