import { storageDouble } from '#app/draft/browser-testing.ts'
import { setProfilePhoto as setPortrait, setText } from '#app/draft/edits.ts'
import { addFilms } from '#app/draft/film-edits.ts'
import { addPhotos, setHostVideo } from '#app/draft/list-edits.ts'
import { createDraftStore } from '#app/draft/store.ts'
import { aFilm, aMedia, aMemorial, aPhoto, aUser, uuid } from '#app/draft/testing.ts'
import { ApiError } from '#app/lib/api.ts'
import { batchUpdatePhotos, updateFunds, updateStories } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { errors } from '#contract/errors.ts'
import { type Media, uploadPoster } from '#contract/media.ts'
import { createMemorial, editMemorial, type Memorial } from '#contract/memorials.ts'
import type { SaveDependencies } from './dependencies.ts'
import { createProgress } from './progress.ts'
import type { MemorialUpload } from './upload-in-chunks.ts'

export const aPoster = { url: '/media/m/video-still.jpg', width: 640, height: 480 }

/** A refusal as the server answers it. */
export const refusal = (code: ErrorCode, extra: object = {}): ApiError =>
  new ApiError(errors[code].status, { code, ...extra })

/**
 * Dependencies in memory: the draft of a signed-in host, and a server with one memorial. `asked` lists the requests in
 * order, `created` the bodies of created memorials, `sent` the bodies of edits. `refuse` is called before each answer,
 * and may throw the error to answer with.
 */
export function testDependencies() {
  const storage = storageDouble()
  const drafts = createDraftStore({
    localStorage: () => storage.storage,
    sessionStorage: () => storageDouble().storage,
    copy: { write: () => {}, remove: async () => {} },
    now: () => 1,
  })
  drafts.setUser(aUser())
  drafts.update(setText('personName', 'Ana Silva'))
  const asked: string[] = []
  const sent: Record<string, unknown>[] = []
  const created: Record<string, unknown>[] = []
  const files = new Map<string, Blob>()
  let uploads = 0
  let canTakeStills = false
  let refuse = async (_asked: string): Promise<void> => {}
  let memorial: Memorial | null = null
  const arrived: Media[] = []
  const portraits = new Set<string>()
  /** Neither a portrait nor the video is one of the photos. */
  const isShown = ({ uuid: id, mediaType }: Media) => mediaType === 0 && !portraits.has(id)
  const shown = () => arrived.filter(isShown)

  async function ask(what: string): Promise<void> {
    asked.push(what)
    await refuse(what)
  }

  const answer = async (path: string, input: Record<string, unknown>): Promise<unknown> => {
    const body = Object(input.body)
    if (path === createMemorial.path) {
      await ask('create')
      created.push(body)
      memorial ??= aMemorial({ nameOfPerson: body.nameOfPerson, version: 1 })
    } else if (path === editMemorial.path) {
      await ask('edit')
      if (!memorial) throw refusal('MEMORIAL_NOT_FOUND')
      sent.push(body)
      const { nameOfPerson = memorial.nameOfPerson, hostMessage = memorial.hostMessage } = body
      const profilePhoto = body.profilePhotoUuid === '' ? null : memorial.profilePhoto
      const { isVideoShown = memorial.isVideoShown } = body
      memorial = {
        ...memorial,
        nameOfPerson,
        hostMessage,
        isVideoShown,
        profilePhoto,
        version: memorial.version + 1,
      }
    } else if (path === batchUpdatePhotos.path) {
      const { photos, deletePhotoUuids } = body as SentBody<typeof batchUpdatePhotos>
      await ask(`photos ${photos.map(({ uuid: id, title }) => [id, title].filter(Boolean).join(' '))}`)
      if (!memorial) throw refusal('MEMORIAL_NOT_FOUND')
      sent.push(body)
      const place = (id: string) => photos.findIndex((photo) => photo.uuid === id) >>> 0
      const media = shown()
        .filter(({ uuid: id }) => !deletePhotoUuids.includes(id))
        .map((one) => ({ ...one, title: photos[place(one.uuid)]?.title ?? one.title }))
        .toSorted((one, other) => place(one.uuid) - place(other.uuid))
      arrived.splice(0, arrived.length, ...arrived.filter((one) => !isShown(one)), ...media)
      memorial = { ...memorial, version: memorial.version + 1 }
    } else if (path === updateStories.path || path === updateFunds.path) {
      await ask(path === updateStories.path ? 'stories' : 'funds')
      if (!memorial) throw refusal('MEMORIAL_NOT_FOUND')
      sent.push(body)
      const kept = (body.stories ?? memorial.stories) as Memorial['stories']
      const stories = kept.map((story, place) => ({ ...story, uuid: story.uuid ?? uuid(700 + place) }))
      memorial = { ...memorial, stories, version: memorial.version + 1 }
    } else if (path.startsWith('/memorial/media/update')) {
      const { mediaUuid } = Object(input.params)
      await ask(body.rotation === undefined ? `caption ${body.title}` : `turn ${body.rotation}`)
      const at = arrived.findIndex(({ uuid: id }) => id === mediaUuid)
      const media = { ...aMedia(arrived[at]), ...body }
      arrived[at] = media
      return { success: true, msg: null, media }
    } else if (path === uploadPoster.path) {
      await ask('send poster')
      const media = arrived.find(({ uuid: id }) => id === Object(input.params).mediaUuid)
      return { success: true, msg: null, media: { ...media, poster: aPoster } }
    } else await ask('get')
    return { success: true, msg: null, memorial: memorial && { ...memorial, media: shown() } }
  }

  const deps: SaveDependencies = {
    drafts,
    // One function answers every call; its answers have the form of the contract.
    call: ((endpoint: { path: string }, input: Record<string, unknown> = {}) =>
      answer(endpoint.path, input)) as SaveDependencies['call'],
    openFile: async (id) => files.get(id) ?? null,
    async uploadFile({ kind, name, title, clientId, onProgress }: MemorialUpload) {
      await ask(`send ${kind} ${name}`)
      onProgress?.(1)
      const media = aMedia({
        uuid: uuid(500 + uploads++),
        clientId,
        title,
        mediaType: kind === 'video' || kind === 'film' ? 1 : 0,
      })
      arrived.push(media)
      if (kind === 'profile') portraits.add(media.uuid)
      if (kind === 'profile' && memorial) memorial = { ...memorial, profilePhoto: media }
      if (kind === 'video' && memorial)
        memorial = { ...memorial, hostVideoMessage: media, isVideoShown: true }
      return { mediaUuid: media.uuid, media }
    },
    stillOf: async () => (canTakeStills ? new Blob(['still']) : null),
    progress: createProgress(),
  }

  return {
    deps,
    drafts,
    asked,
    sent,
    created,
    files,
    arrived,
    draftId: drafts.state.getState().draft.draftId,
    draft: () => drafts.state.getState().draft,
    memorial: () => memorial && { ...memorial, media: shown() },
    /** From now on the browser can capture stills. */
    takeStills() {
      canTakeStills = true
    },
    /** Sets what the server does before each answer. */
    refuseWith(next: (asked: string) => Promise<void> | void) {
      refuse = async (what) => next(what)
    },
    addPhoto(number: number, name: string) {
      files.set(uuid(number), new Blob(['12345']))
      drafts.update(addPhotos([aPhoto({ id: uuid(number), name, size: 5 })]))
    },
    addFilm(number: number, name: string, caption = '') {
      files.set(uuid(number), new Blob(['12345678']))
      drafts.update(addFilms([aFilm({ id: uuid(number), name, caption })]))
    },
    addPortrait(number: number) {
      files.set(uuid(number), new Blob(['123']))
      const file = { id: uuid(number), name: 'ana.jpg', size: 3, mime: 'image/jpeg', serverMedia: null }
      drafts.update(setPortrait(file))
    },
    addVideo(number: number) {
      files.set(uuid(number), new Blob(['1234567']))
      drafts.update(setHostVideo({ id: uuid(number), mime: 'video/webm', seconds: 3 }))
    },
  }
}
