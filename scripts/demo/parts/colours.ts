/** A colour as light falls on it from the upper left. */
export interface Cloth {
  lit: string
  light: string
  middle: string
  dark: string
}

/** Margaret's coat, from the first to the last. */
export const yellow: Cloth = { lit: '#fff0bd', light: '#fbd47a', middle: '#e8b154', dark: '#a8722a' }
/** Her hat, and whatever else is hers. */
export const red: Cloth = { lit: '#f3ab84', light: '#d9735a', middle: '#b5503f', dark: '#74332d' }
/** Ted's jersey, the door of number nine, the hull of the June. */
export const blue: Cloth = { lit: '#a9d3cd', light: '#5b9fae', middle: '#2f6f86', dark: '#17414f' }
export const teal: Cloth = { lit: '#bfe0d2', light: '#6fb1a8', middle: '#3f8488', dark: '#1b4851' }
export const green: Cloth = { lit: '#cfe3bd', light: '#86b684', middle: '#4f8a70', dark: '#24504a' }
export const coral: Cloth = { lit: '#fbd0b0', light: '#eda07a', middle: '#d9825b', dark: '#8a4332' }
export const brown: Cloth = { lit: '#d9a872', light: '#a2714a', middle: '#6b4f3e', dark: '#3a2a26' }
export const cream: Cloth = { lit: '#fffdf6', light: '#fbf1da', middle: '#ecdcbc', dark: '#b39a7c' }
export const mint: Cloth = { lit: '#e3f3e3', light: '#a9dcc4', middle: '#7fcbae', dark: '#3d8577' }
export const grey: Cloth = { lit: '#dfe4d8', light: '#a9b5ac', middle: '#74857f', dark: '#3f504f' }

export const skin: Cloth = { lit: '#ffdcae', light: '#e6b285', middle: '#cb956a', dark: '#9a6746' }
export const brownSkin: Cloth = { lit: '#d9a272', light: '#a8744c', middle: '#84573a', dark: '#54382a' }

export const brownHair: Cloth = { lit: '#d9a060', light: '#8d5a36', middle: '#6b4129', dark: '#3f271d' }
export const greying: Cloth = { lit: '#e6d6c0', light: '#b39a82', middle: '#846a56', dark: '#54433a' }
export const greyHair: Cloth = { lit: '#fff6e4', light: '#d3cabb', middle: '#b3a898', dark: '#84796c' }
export const whiteHair: Cloth = { lit: '#fffdf4', light: '#f3ead8', middle: '#dfd4c0', dark: '#a99a88' }
export const blackHair: Cloth = { lit: '#8a6b58', light: '#54403a', middle: '#3a2b29', dark: '#231b1c' }
export const fairHair: Cloth = { lit: '#fff0c8', light: '#f0cd8b', middle: '#d9ac62', dark: '#98703a' }
