/**
 * The two links of the example card (spec 1 §1). `npm run demo` fills in the memorial that they show.
 */
const memorial = '/view/margaret-anne-hollis-demo01'

export const examples = { memorial, contribute: `${memorial}#contribute` } as const
