import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const PACKAGE = '@expo-google-fonts/newsreader'

/** The fonts of the page and their licence, by file name. */
const files = {
  'Newsreader.ttf': `${PACKAGE}/400Regular/Newsreader_400Regular.ttf`,
  'Newsreader-Italic.ttf': `${PACKAGE}/400Regular_Italic/Newsreader_400Regular_Italic.ttf`,
  'OFL-Newsreader.txt': `${PACKAGE}/LICENSE_FONT`,
}

export async function siteFonts(): Promise<{ name: string; content: Buffer }[]> {
  return Promise.all(
    Object.entries(files).map(async ([name, path]) => ({ name, content: await readFile(resolve(path)) })),
  )
}
