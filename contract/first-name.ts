const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that people say before a first name alone, compared without accents: of kin, and of a few callings. */
const CALLED_WITH = setOf(
  'dr father fr sister brother sir dame lady ' +
    'aunt auntie aunty uncle cousin nan nana nanna nanny gran granny grandma grandpa grandad granddad grandmother grandfather ' +
    'gramps pop poppy mum mom mama dad papa godmother godfather oma opa nonna nonno zia zio tante oncle onkel ' +
    'tia tio tita tito abuela abuelo yaya prima primo madrina padrino comadre compadre hermana hermano ' +
    'vovo vo avo titia titio madrinha padrinho irma irmao dona seu ' +
    'teta tata sitti sido jiddo geddo khalti khalto khalo khala ammo ammu amto amti baba',
)

/** Words before a name after which a first name alone is not what people say, and words of more than one person. */
const WHOLE_AFTER = setOf(
  'mr mrs ms miss mx messrs master madam lord prof professor sr sra srta senor senora don dom ' +
    'rev revd reverend pastor vicar canon deacon bishop archbishop cardinal monsignor msgr rabbi imam elder chaplain ' +
    'padre pe frei fray pbro mons obispo bispo reverendo diacono ' +
    'captain capt major maj colonel col general gen lieutenant lt sergeant sgt corporal cpl private pte admiral commander cmdr ' +
    'brigadier commodore officer constable judge justice hon honourable honorable president ' +
    'capitan capitao coronel sargento teniente tenente general almirante soldado cabo comandante juez juiz ' +
    'the los las os as my our great big old little young',
)

/** Of a household, in any place. */
const FAMILY_WORDS = setOf('family familia families familias famille')

/** Between two people; a capital would be an initial. */
const JOINED = /[&+/]|\s(?:and|y|e|et|und)\s/

/** After a comma behind a name, where no first name stands. */
const SUFFIXES = setOf(
  'jr sr ii iii iv md phd esq qc kc sc am ao ac oam obe mbe cbe rn dds neto filho junior',
)

/** Before a family name. */
const PARTICLES = setOf('van von de da do dos del della di du la le el al bin den der')

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
    'wang zhang chen liu yang huang zhao wu zhou xu sun zhu lin hu li ma he guo gao luo zheng liang xie tang han cheng deng ' +
    'xiao feng cai peng pan yu yuan dong jiang wei shen shi tian fan fang fu jin qian qin qiu su tao wan wen xiong xue yan yao ye ' +
    'yin zou zeng lu lau chow yip yeung mak fung tse tsang hui cheung wong chan leung kwok tan lim ng ' +
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

/** 'Jack Hollis' for 'Hollis, Jack', where the part before the comma can only be a family name. */
function inOrder(name: string): string {
  const [family = '', given = '', more] = name.split(',').map((part) => part.trim())
  if (given === '') return family
  const isFamily = !family.includes(' ') || PARTICLES.has(withoutAccents(family.split(' ')[0] ?? ''))
  if (more !== undefined || JOINED.test(name)) return name
  if (SUFFIXES.has(withoutAccents(given))) return family
  return isFamily ? `${given} ${family}` : name
}

/**
 * The short form of a person's name, as people say it to them: 'Margaret' for 'Margaret Anne Hollis', 'Aunt May' for 'Aunt
 * May Silva'. The whole name is returned where a part of it might be wrong: for scripts other than Latin, where the family
 * name stands first, for compounds such as 'María José', after a title, and for a family or two people.
 */
export function firstNameOf(name: string): string {
  const typed = name.trim().replace(/\s+/g, ' ')
  if (!LATIN_ONLY.test(typed) || JOINED.test(typed)) return typed
  const whole = inOrder(typed)
  const words = whole.split(' ')
  const [first = '', second] = words
  if (second === undefined) return first
  const plain = words.map(withoutAccents)
  if (WHOLE_AFTER.has(plain[0] ?? '') || plain.some((word) => FAMILY_WORDS.has(word))) return whole
  const isCalled = CALLED_WITH.has(plain[0] ?? '')
  if (isPartOfName(isCalled ? words.slice(1) : words)) return whole
  return isCalled ? `${first} ${second}` : first
}
