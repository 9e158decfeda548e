import {
  AliasNode,
  ColumnNode,
  type Expression,
  IdentifierNode,
  ReferenceNode,
  type SelectionNode,
  SelectQueryNode,
  type ShallowDehydrateObject,
  type Simplify,
  sql,
} from 'kysely'

// Queries inside others, as JSON: its keys are the names that columns have here, since the camelCase plugin does not
// reach into it, and its times are strings. For queries of `expressionBuilder`.

type Row<Columns> = Simplify<ShallowDehydrateObject<Columns>>

/** All rows in their order; empty rather than null. */
export const listRows = <Columns>(query: Expression<Columns>) =>
  sql<Row<Columns>[]>`(select coalesce(json_agg(listed), '[]') from ${query} as listed(${namesIn(query)}))`

/** The only row, or null. */
export const readRow = <Columns>(query: Expression<Columns>) =>
  sql<Row<Columns> | null>`(select to_json(found) from ${query} as found(${namesIn(query)}))`

function namesIn(query: Expression<unknown>) {
  const node = query.toOperationNode()
  const selections = SelectQueryNode.is(node) ? (node.selections ?? []) : []
  return sql.raw(selections.map(nameOf).join())
}

function nameOf({ selection }: SelectionNode): string {
  const column = ReferenceNode.is(selection) ? selection.column : selection
  const name = AliasNode.is(column) ? column.alias : ColumnNode.is(column) ? column.column : column
  if (!IdentifierNode.is(name)) throw new Error('Name every column of a query that becomes JSON')
  return `"${name.name}"`
}
