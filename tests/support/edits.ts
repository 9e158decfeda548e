import type { Answered, TestApp } from './app.ts'

export interface Host {
  token: string
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of it
  memorial: any
}

/** The calls of the edit screens, made by one host. */
export function editor(app: TestApp, { token, memorial }: Host) {
  const post = (path: string, json?: object): Promise<Answered> =>
    app.api('POST', `/memorial/${path}`, { token, ...(json && { json }) })
  const { uuid } = memorial
  return {
    stories: (stories: object[], deleteStoryUuids: string[] = [], version?: number) =>
      post(`stories/update/${uuid}`, { stories, deleteStoryUuids, version }),
    photos: (photos: object[], deletePhotoUuids: string[] = [], version?: number) =>
      post(`photos/batch-update/${uuid}`, { photos, deletePhotoUuids, version }),
    funds: (funds: object[], deleteFundIds: string[] = [], version?: number) =>
      post(`funds/update/${uuid}`, { funds, deleteFundIds, version }),
    addContact: (email: string) => post(`contact/add/${uuid}`, { email }),
    addContacts: (contacts: object[]) => post(`contacts/add/${uuid}`, { contacts }),
    updateContact: (contactUuid: string, email: string, more: object = {}) =>
      post(`contact/update/${uuid}/${contactUuid}`, { email, ...more }),
    removeContact: (contactUuid: string) => post(`contact/remove/${uuid}/${contactUuid}`),
    parts: (changes: object) => post('edit', { uuid, ...changes }),
    slug: (shareSlug: string) => post(`share-slug/${uuid}`, { shareSlug }),
    read: async () => (await app.api('GET', `/memorial/get/${uuid}`, { token })).body.memorial,
  }
}
