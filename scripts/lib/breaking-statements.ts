import { type AlterTableCmd, type ColumnDef, type Node, parse } from 'libpg-query'

/** `-- second step of 0038_names.sql`: an earlier release stopped using what this removes. */
const SECOND_STEP = /^--\s*second step of (\d{4}_\w+\.sql)\s*$/im

/**
 * Statements of a migration that may break the release before it: while nodes are replaced one by one, both releases
 * use the same tables (docs/decisions/0146). PostgreSQL's own parser reads them (docs/decisions/0336).
 *
 * @param earlier names of the migrations of earlier releases
 * @returns the problems in words; empty when there are none
 */
export async function breakingStatements(sql: string, earlier: readonly string[]): Promise<string[]> {
  const firstStep = SECOND_STEP.exec(sql)?.[1]
  if (firstStep !== undefined)
    return earlier.includes(firstStep)
      ? []
      : [`names ${firstStep} as its first step, which is no earlier migration`]
  const bytes = Buffer.from(sql)
  const { stmts = [] } = await parse(sql)
  return stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length = bytes.length }) => {
    const what = stmt && breakOf(stmt)
    const text = bytes.subarray(from, from + length).toString()
    return what ? [`${what}: ${text.trim().replace(/\s+/g, ' ')}`] : []
  })
}

function breakOf(statement: Node): string | undefined {
  if ('DropStmt' in statement) return 'drops'
  if ('RenameStmt' in statement) return 'renames'
  if ('AlterEnumStmt' in statement) return statement.AlterEnumStmt.oldVal ? 'renames' : undefined
  if ('DoStmt' in statement) return 'does what cannot be read'
  if (!('AlterTableStmt' in statement)) return undefined
  const steps = statement.AlterTableStmt.cmds ?? []
  return steps
    .map((step) => ('AlterTableCmd' in step ? breakOfStep(step.AlterTableCmd) : undefined))
    .find(Boolean)
}

/** Widening a check (drop and add a constraint) and dropping a `not null` are fine. */
function breakOfStep({ subtype, def }: AlterTableCmd): string | undefined {
  if (subtype === 'AT_DropColumn') return 'drops'
  if (subtype === 'AT_ColumnDefault') return def ? undefined : 'drops'
  if (subtype === 'AT_AlterColumnType') return 'changes the type of a column'
  if (subtype === 'AT_SetNotNull') return 'forbids an absence that was allowed'
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def && mustBeFilled(def.ColumnDef))
    return 'adds a column that must be filled'
  return undefined
}

function mustBeFilled({ constraints = [] }: ColumnDef): boolean {
  const has = (...kinds: string[]) =>
    constraints.some((one) => 'Constraint' in one && kinds.includes(one.Constraint.contype ?? ''))
  return (
    has('CONSTR_NOTNULL', 'CONSTR_PRIMARY') && !has('CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY')
  )
}
