import { latinDigits } from './digits.ts'
import { asItLooks, mixesScripts } from './look-alikes.ts'

/**
 * The number of a charity in the form of its register, or null where it can be none: `ABN 51 824 753 556` (Australia, with its
 * check digits), `EIN 12-3456789` (United States), `SC012345`, `NIC100012` or `Charity 1089464` (United Kingdom, which has no check
 * digits), and of another register what was typed, with its name before it: none whose letters only look like those of one of
 * these. Whose number it is, nobody checks.
 */
export function readCharityNumber(typed: string): string | null {
  const text = latinDigits(typed).normalize('NFKC').trim().replace(/\s+/g, ' ')
  const at = text.search(/\d/)
  if (at < 0) return null
  const register = text
    .slice(0, at)
    .replace(/(^|[^\p{L}])(?:no|nr|n|number|número)[.º°]?[ :.#]*$/iu, '$1')
    .replace(/[\s:.#]+$/u, '')
  const number = text.slice(at)
  const digits = number.replace(/[\s.-]/g, '')
  if (mixesScripts(register) || (register !== asItLooks(register) && isKnown(asItLooks(register))))
    return null
  switch (register.toUpperCase()) {
    case 'ABN':
      return abn(digits)
    case 'EIN':
      return ein(digits)
    case 'SC':
      return /^\d{6}$/.test(digits) ? `SC${digits}` : null
    case 'NIC':
      return /^1\d{5}$/.test(digits) ? `NIC${digits}` : null
    case '':
      if (/^\d{11}$/.test(digits)) return abn(digits)
      return /^\d{2}-\d{7}$/.test(number) ? ein(digits) : englishCharity(digits)
    case 'UK':
    case 'CHARITY':
    case 'REGISTERED CHARITY':
      return englishCharity(digits)
    default:
      return /^[\dA-Z./ -]+$/i.test(number) && /\d{3}/.test(digits) ? `${register} ${number}` : null
  }
}

const isKnown = (register: string): boolean =>
  ['ABN', 'EIN', 'SC', 'NIC', 'UK', 'CHARITY', 'REGISTERED CHARITY'].includes(register.toUpperCase())

/** Of England and Wales. */
const englishCharity = (digits: string): string | null =>
  /^[1-9]\d{5,6}$/.test(digits) ? `Charity ${digits}` : null

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** By the Australian Business Register: the first digit less one, each times its weight, the sum divisible by 89. */
function abn(digits: string): string | null {
  if (!/^[1-9]\d{10}$/.test(digits)) return null
  const sum = [...digits].reduce(
    (sum, digit, at) => sum + (Number(digit) - (at === 0 ? 1 : 0)) * (WEIGHTS[at] ?? 0),
    0,
  )
  if (sum % 89 !== 0) return null
  return `ABN ${digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4')}`
}

/** Prefixes that the Internal Revenue Service has never given out. */
const NO_PREFIX = /^(?:00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/

const ein = (digits: string): string | null =>
  /^\d{9}$/.test(digits) && !NO_PREFIX.test(digits) ? `EIN ${digits.slice(0, 2)}-${digits.slice(2)}` : null
