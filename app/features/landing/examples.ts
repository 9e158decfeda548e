/** Slug of the memorial that `npm run demo` creates. */
export const exampleSlug = 'margaret-anne-hollis-demo01'

const memorial = `/view/${exampleSlug}`

/** The two links of the example card, which is shown only if that memorial exists. */
export const examples = { memorial, contribute: `${memorial}#contribute` } as const
