/** The link of the memorial that `npm run demo` fills in. */
export const exampleSlug = 'margaret-anne-hollis-demo01'

const memorial = `/view/${exampleSlug}`

/** The two links of the example card, which stands only where that memorial does. */
export const examples = { memorial, contribute: `${memorial}#contribute` } as const
