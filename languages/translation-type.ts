/** The words of a namespace in another language: the keys of the English one, with any text. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }
