import { sql } from 'kysely'
import { printedAddress } from '#contract/printed-address.ts'

/** The form in which an address is found. */
export const hashText = (text: string) => sql<Buffer>`sha256(convert_to(${text}, 'UTF8'))`

/** The same of a printed code, which is no slug and can be taken by none. */
export const hashPrintCode = (printCode: string) => hashText(printedAddress('', printCode))

/** The memorial of a present or former slug, for `where uuid in`. */
export const memorialsOfSlug = (slug: string) =>
  sql<string>`(select addresses.memorial_uuid from addresses where addresses.hash = ${hashText(slug)})`
