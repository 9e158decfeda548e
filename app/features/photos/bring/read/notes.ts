import { bring } from '#contract/host-limits.ts'
import { isChat, readChat } from './chat.ts'
import { type PostedPhoto, readPosts } from './facebook.ts'
import type { FoundFile, PhotoNote } from './found.ts'
import { readPhotoDetails } from './icloud.ts'
import { cleanPath, folderOf, nameOf, splitName } from './paths.ts'
import { readSidecar, type Sidecar, sidecarFinder } from './sidecars.ts'

/** Everything that the texts of an export say of its photos. */
export interface Notes {
  sidecars: Sidecar[]
  /** Of files in the same folder, by `folder/name`. */
  beside: Map<string, PhotoNote>
  posts: PostedPhoto[]
}

export const noNotes = (): Notes => ({ sidecars: [], beside: new Map(), posts: [] })

/** Reads a JSON, a text or a table, and notes what it says. What is none of these, or cannot be read, says nothing. */
export async function readNote(file: FoundFile, notes: Notes): Promise<void> {
  if (file.isLocked || file.size > bring.noteBytes) return
  const path = cleanPath(file.path)
  let text: string
  try {
    text = new TextDecoder().decode(await file.head(bring.noteBytes))
  } catch {
    return
  }
  const ending = splitName(nameOf(path)).ending.toLowerCase()
  if (ending === '.json') noteJson(path, text, notes)
  else noteText(path, text, notes)
}

function noteJson(path: string, text: string, notes: Notes): void {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return
  }
  const sidecar = readSidecar(path, json)
  if (sidecar) notes.sidecars.push(sidecar)
  else for (const post of readPosts(json)) notes.posts.push(post)
}

function noteText(path: string, text: string, notes: Notes): void {
  const folder = folderOf(path)
  const note = (name: string, one: PhotoNote) => notes.beside.set(`${folder}/${name.normalize('NFC')}`, one)
  if (isChat(text)) {
    for (const { name, day, caption } of readChat(text))
      note(name, { day, dayFrom: 'sent', caption, isHidden: false })
    return
  }
  for (const { name, ...detail } of readPhotoDetails(text)) note(name, detail)
}

/** Finds what the texts say of a photo; undefined for nothing. */
export function noteFinder({ sidecars, beside, posts }: Notes): (path: string) => PhotoNote | undefined {
  const sidecarOf = sidecarFinder(sidecars)
  // The path of a photo may begin with folders that Facebook does not name.
  const byName = new Map<string, PostedPhoto[]>()
  for (const post of posts) byName.set(nameOf(post.uri), [...(byName.get(nameOf(post.uri)) ?? []), post])
  const postOf = (path: string) => {
    const there = byName.get(nameOf(path))?.filter(({ uri }) => `/${path}`.endsWith(`/${uri}`))
    // In an album and in a post: the one with words.
    return there?.find(({ caption }) => caption !== '') ?? there?.[0]
  }
  return (path) => sidecarOf(path) ?? beside.get(`${folderOf(path)}/${nameOf(path)}`) ?? postOf(path)
}
