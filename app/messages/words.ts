/** The words of a namespace in another language: the keys of the English one, with any text. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
