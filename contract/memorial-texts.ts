// The texts of a memorial beside its name, each with its longest length. Whatever reads, keeps or shows all of them goes
// over these lists (CONTRIBUTING.md, "Add a field of a memorial").

/** Columns of the memorial. */
export const ownTexts = { hostMessage: 500 }
/** Of its day: they stand with its first event, and go when there is no date. */
export const dayTexts = { address: 500, details: 2000 }
export const memorialTexts = { ...ownTexts, ...dayTexts }

export type MemorialText = keyof typeof memorialTexts
export const ownTextNames = Object.keys(ownTexts) as (keyof typeof ownTexts)[]
export const dayTextNames = Object.keys(dayTexts) as (keyof typeof dayTexts)[]
export const memorialTextNames = Object.keys(memorialTexts) as MemorialText[]

/** All but the message, which is one part with its video: each is changed and saved by itself. */
export const singleTextNames = memorialTextNames.filter((name) => name !== 'hostMessage')

/** An object that has something for each text. */
export const mapTexts = <Text extends MemorialText, Value>(names: Text[], make: (name: Text) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Text, Value>
