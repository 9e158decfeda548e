/**
 * Statements of a migration that may break the release before it: while nodes are replaced one by one, both releases
 * use the same tables (docs/decisions/0146). Widening a check (drop and add a constraint) and dropping a `not null` are
 * fine.
 */
const BREAKING: [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|materialized\s+view|index|type|function|trigger|default)\b/i, 'drops'],
  // `drop column` without the word `column`.
  [/\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|column\b|not\b|default\b|expression\b)/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'forbids an absence that was allowed'],
  [
    /\badd\s+(column\s+)?(?!constraint\b)\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i,
    'adds a column that must be filled',
  ],
]

/** `-- second step of 0038_names.sql`: an earlier release stopped using what this removes. */
const SECOND_STEP = /^--\s*second step of (\d{4}_\w+\.sql)\s*$/im

/**
 * @param earlier names of the migrations of earlier releases
 * @returns the problems in words; empty when there are none
 */
export function breakingStatements(sql: string, earlier: readonly string[]): string[] {
  const firstStep = SECOND_STEP.exec(sql)?.[1]
  if (firstStep !== undefined)
    return earlier.includes(firstStep)
      ? []
      : [`names ${firstStep} as its first step, which is no earlier migration`]
  const statements = sql.replace(/--.*$/gm, '').split(';')
  return statements.flatMap((statement) =>
    BREAKING.filter(([pattern]) => pattern.test(statement))
      .slice(0, 1)
      .map(([, what]) => `${what}: ${statement.trim().replace(/\s+/g, ' ')}`),
  )
}
