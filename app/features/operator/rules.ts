/** The title of the desk, and of its page. */
export const DESK_TITLE = 'Operator’s desk'

export const MEMORIAL_GONE = 'A memorial that is gone'

/** What a payment or a gift is for. */
export const PURPOSES = { memorial: 'Memorial', extension: 'Another year', donation: 'Gift' } as const

/** Who is named in a log: an operator's address, or the holder of the operator token. */
export const describeWho = (who: string | null): string =>
  who === 'token' ? 'The command line' : (who ?? 'Somebody')
