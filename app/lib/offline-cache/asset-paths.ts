/** Paths of the built files that a page names. The response can still be read afterwards. */
export async function assetPathsIn(page: Response): Promise<string[]> {
  return (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
}
