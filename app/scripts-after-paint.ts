/** What React Router's `<Scripts>` writes: the modules to fetch early, and the script that takes them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script([^>]*) type="module"([^>]*)>([^<]*__reactRouterRouteModules[\s\S]*?)<\/script>/

/** At its end it takes the entry, by itself: the words of a failure are our own (lib/plain.ts). */
const ENTRY = /import\(("[^"]+")\);?\s*$/

/**
 * Has a page fetch its scripts once it was painted, instead of beside its sheet, fonts and first pictures: on a slow
 * line the words can be read a second earlier, and what is pressed before the page is alive is kept (early-press.ts).
 * A page that nobody looks at is not painted, and fetches them at once, as in a browser that does not tell; and one whose
 * paint is not told, as in Firefox where it was scrolled before, fetches them two frames after all else has come. HTML
 * without the router's scripts comes back as it is. (docs/decisions/0157, 0171)
 *
 * @param nonce that the page's scripts carry
 * @param addsScript is told the script that the page will add to itself
 */
export function scriptsAfterPaint(
  html: string,
  nonce: string,
  addsScript: (code: string) => void = () => {},
): string {
  const code = MODULE.exec(html)?.[3]
  if (code === undefined) return html
  const urls: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, url: string) => {
    urls.push(url)
    return ''
  })
  const taken = code.replace(ENTRY, "import($1).catch(function(){giveUp('lost')})")
  addsScript(taken)
  const script = `(${begin})(${inScript(urls)},${inScript(taken)},document.currentScript.nonce)`
  return withoutPreloads.replace(MODULE, () => `<script nonce="${nonce}">${script}</script>`)
}

/** Runs in the page, as it is written here: plain JavaScript that every browser knows. */
const begin = `function(urls,code,nonce){
if(window.earlyPress==='never')return
var begun=false
function add(tag,values){document.head.appendChild(Object.assign(document.createElement(tag),values))}
function lost(){giveUp('lost')}
function begin(){
if(begun)return
begun=true
urls.forEach(function(url){add('link',{rel:'modulepreload',href:url})})
add('script',{type:'module',nonce:nonce,text:code,onerror:lost})
}
function soon(){requestAnimationFrame(function(){requestAnimationFrame(begin)})}
var told=typeof PerformanceObserver==='undefined'?[]:PerformanceObserver.supportedEntryTypes||[]
addEventListener('error',function(event){if(window.earlyPress!=='alive'&&event.error instanceof SyntaxError)lost()})
if(document.hidden||!told.includes('paint'))return begin()
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
document.addEventListener('visibilitychange',begin,{once:true})
if(document.readyState==='complete')soon()
else addEventListener('load',soon)
}`

/** As a literal that cannot end the script it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
