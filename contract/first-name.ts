/** Words before a first name that people would not leave out, or that mean little on their own. */
const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|rev|reverend|father|sister|brother|sir|dame|lady|lord|aunt|auntie|uncle|nana|grandma|grandpa)\.?$/i

const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * First words after which the name is not complete, compared without accents: 'Abd' is 'slave of', 'Umm' is 'mother
 * of', and 'María' or 'Jean' is often half of a name. Some of them are whole names as well; then the whole name is
 * right too.
 */
const BEGINNINGS = setOf(
  'abd abdal abdel abdol abdul abi abou abu ali amat bin bint ibn omm oum um umm ' +
    'haj hajj haji hajji mohamad mohamed mohammad mohammed mouhamed muhamad muhamed muhammad md ' +
    'sayed sayyid shaikh sheikh sri shri swami ' +
    'ana gian gianna joao jose juan luis luiz maria marie jean pedro carlos jorge francisco miguel ' +
    'san santa saint st mc mac van von de da di del della dos el al la le',
)

/** Family names of languages where the family name comes first, compared without accents. */
const FAMILY_NAMES_FIRST = setOf(
  'nguyen tran pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh truong trinh lam mai cao luu ' +
    'wang zhang chen liu yang huang zhao wu zhou xu sun zhu lin hu guo gao luo zheng liang xie tang han cheng deng ' +
    'xiao feng cai peng pan yu yuan dong jiang wei cheung wong chan leung kwok tan lim ng ' +
    'kim lee park choi jung jeong kang cho yoon yun jang lim shin kwon hwang ahn song hong ' +
    'nagy kovacs szabo toth horvath',
)

/** Names that form one name with the one before them, wherever they stand. */
const SECOND_NAMES = setOf(
  'jose maria carlos luis miguel manuel antonio pablo francisco javier ignacio angel jesus carmen pilar dolores ' +
    'mercedes isabel teresa paulo pedro henrique eduardo augusto pierre paul luc marc claude jacques francois philippe',
)

/** 'Mary Ann' and 'Bobby Lee' are one name; 'Margaret Anne' is a name and a middle name. */
const PAIRED_FIRST = setOf('mary anna ann anne annie betty billie billy bobby bonnie peggy sarah sue')
const PAIRED_SECOND = setOf(
  'ann anna anne beth bob ellen jane jean jo joe joy kate lee lou louise mae marie may ray rose sue',
)

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').replace(/[.,]/g, '').toLowerCase()

/**
 * Whether the first word alone might not be what the person was called. If the name does not tell, the answer is yes.
 */
function isPartOfName([first = '', second = '']: readonly string[]): boolean {
  const [one, two] = [withoutAccents(first), withoutAccents(second)]
  return (
    [...one].length < 2 ||
    BEGINNINGS.has(one) ||
    /^(abd|abu|umm)(-|['’]|[ae]l-)/.test(one) ||
    FAMILY_NAMES_FIRST.has(one) ||
    SECOND_NAMES.has(two) ||
    (PAIRED_FIRST.has(one) && PAIRED_SECOND.has(two))
  )
}

/**
 * The short form of a person's name: 'Margaret' for 'Margaret Anne Hollis', 'Aunt May' for 'Aunt May Silva'. The whole
 * name is returned for scripts other than Latin, where the family name stands first, and for compounds such as 'María
 * José'.
 */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const whole = words.join(' ')
  if (!LATIN_ONLY.test(whole)) return whole
  const [first = '', second] = words
  const isTitled = second !== undefined && TITLES.test(first)
  if (words.length > 1 && isPartOfName(isTitled ? words.slice(1) : words)) return whole
  return isTitled ? `${first} ${second}` : first
}
