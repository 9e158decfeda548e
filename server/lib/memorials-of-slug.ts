import { sql } from 'kysely'

/** The form in which an address is found. */
export const hashText = (text: string) => sql<Buffer>`sha256(convert_to(${text}, 'UTF8'))`

/** The memorial of a present or former slug, for `where uuid in`. */
export const memorialsOfSlug = (slug: string) =>
  sql<string>`(select addresses.memorial_uuid from addresses where addresses.hash = ${hashText(slug)})`
