import type { Translation } from '../../translation-type.ts'

export const errors: Translation<typeof import('../../en/screens/errors.ts').errors> = {}
