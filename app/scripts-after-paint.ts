/** What React Router's `<Scripts>` writes: the modules to fetch early, and the script that takes them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script([^>]*) type="module"([^>]*)>([^<]*__reactRouterRouteModules[\s\S]*?)<\/script>/

/**
 * Has a page fetch its scripts once it was painted, instead of beside its sheet, fonts and first pictures: on a slow
 * line the words can be read a second earlier, and what is pressed before the page is alive is kept (early-press.ts).
 * A page that nobody looks at is not painted, and fetches them at once, as in a browser that does not tell. HTML
 * without the router's scripts comes back as it is. (docs/decisions/0157)
 *
 * @param nonce that the page's scripts carry
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const code = MODULE.exec(html)?.[3]
  if (code === undefined) return html
  const urls: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, url: string) => {
    urls.push(url)
    return ''
  })
  const script = `(${begin})(${inScript(urls)},${inScript(code)},document.currentScript.nonce)`
  return withoutPreloads.replace(MODULE, () => `<script nonce="${nonce}">${script}</script>`)
}

/** Runs in the page, as it is written here: plain JavaScript that every browser knows. */
const begin = `function(urls,code,nonce){
var begun=false
function add(tag,values){document.head.appendChild(Object.assign(document.createElement(tag),values))}
function begin(){
if(begun)return
begun=true
urls.forEach(function(url){add('link',{rel:'modulepreload',href:url})})
add('script',{type:'module',nonce:nonce,text:code})
}
var told=typeof PerformanceObserver==='undefined'?[]:PerformanceObserver.supportedEntryTypes||[]
if(document.hidden||!told.includes('paint'))return begin()
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
document.addEventListener('visibilitychange',begin,{once:true})
}`

/** As a literal that cannot end the script it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
