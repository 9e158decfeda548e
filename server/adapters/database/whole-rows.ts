/**
 * As in `select *`, `select distinct *`, `"memorials".*` or `returning *`; not in a product. `table memorials` is
 * `select * from memorials`.
 */
const WHOLE_ROWS = /(?:\b(?:select|returning|all|distinct(?:\s+on\s+0)?)|[.,])\s*\*|\btable\s/i

/** Texts, names and comments, which may contain anything. */
const QUOTED = /'[^']*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g

/** Forms of text that `QUOTED` does not know: `E'\''` and `$$…$$`. */
const OTHERWISE_QUOTED = /\be'|\$[a-z_]*\$/i

const STATEMENT = /^\s*(?:select|insert|update|delete|with\b[\s\S]*\b(?:select|insert|update|delete))\b/i

/**
 * Whether a new column would change the statement's result, so that PostgreSQL refuses it once it is prepared. A `*` in
 * parentheses does not count: there the outer statement names the columns.
 *
 * It reads the text, because not every statement is a query of Kysely's: the job queue brings its own, and some are
 * written by hand. PostgreSQL's own parser as WebAssembly takes 2 MB, for an answer that may err to one side: `true`
 * costs a plan, and is what every statement gets that is not understood. Tests ask PostgreSQL whether `false` is right
 * (tests/adapters/database/whole-rows.test.ts; docs/decisions/0003).
 */
export function givesWholeRows(sql: string): boolean {
  if (!/\*|\btable\s/i.test(sql)) return false
  const outer = outerPart(sql)
  return outer === undefined || WHOLE_ROWS.test(outer)
}

/** A statement with 0 for each quoted and parenthesised part; undefined if it is not understood. */
function outerPart(sql: string): string | undefined {
  if (OTHERWISE_QUOTED.test(sql)) return undefined
  let outer = sql.replace(QUOTED, (part) => (/^['"]/.test(part) ? ' 0 ' : ' '))
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(/\([^()]*\)/g, ' 0 ')
  }
  return STATEMENT.test(outer) && !/[()'"]/.test(outer) ? outer : undefined
}
