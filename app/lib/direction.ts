/** 1 where lines run to the right and so does what comes next; -1 on a page that is read from right to left. */
export function forwards(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1
}
