// Adds to the pages of the documentation: tabs for requests, buttons to copy, the reader's own time, and the forms that
// try an endpoint. Without the script the pages are complete, but for those forms.
const IN_PORTUGUESE = document.documentElement.lang.startsWith('pt')
const WORDS = IN_PORTUGUESE
  ? { copy: 'Copiar', copied: 'Copiado', here: 'no seu horário', languages: 'Linguagens' }
  : { copy: 'Copy', copied: 'Copied', here: 'your time', languages: 'Languages' }

// A reader's choice of a language for requests holds on all pages.
const CHOICE = 'sample'

function showSample(id) {
  for (const tab of document.querySelectorAll('[role=tab][data-sample]')) {
    const isChosen = tab.dataset.sample === id
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
  }
  for (const panel of document.querySelectorAll('div[data-sample]')) panel.hidden = panel.dataset.sample !== id
}

function makeTabs(box, index) {
  const panels = [...box.querySelectorAll('div[data-sample]')]
  const bar = document.createElement('div')
  bar.className = 'tabs'
  bar.setAttribute('role', 'tablist')
  bar.setAttribute('aria-label', WORDS.languages)
  for (const panel of panels) {
    const { sample, title } = panel.dataset
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.id = `tab-${index}-${sample}`
    tab.dataset.sample = sample
    tab.textContent = title
    tab.setAttribute('role', 'tab')
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', () => {
      showSample(sample)
      localStorage.setItem(CHOICE, sample)
    })
    bar.append(tab)
  }
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const tabs = [...bar.children]
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length]
    next.click()
    next.focus()
  })
  box.prepend(bar)
}

const boxes = document.querySelectorAll('.samples')
boxes.forEach(makeTabs)
if (boxes.length > 0) {
  const known = [...boxes[0].querySelectorAll('div[data-sample]')].map(({ dataset }) => dataset.sample)
  const chosen = localStorage.getItem(CHOICE)
  showSample(known.includes(chosen) ? chosen : known[0])
}

for (const pre of document.querySelectorAll('main pre')) {
  if (pre.closest('form') !== null || navigator.clipboard === undefined) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = WORDS.copy
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.querySelector('code').textContent)
    button.textContent = WORDS.copied
    setTimeout(() => (button.textContent = WORDS.copy), 2000)
  })
  const box = document.createElement('div')
  box.className = 'with-copy'
  pre.replaceWith(box)
  box.append(pre, button)
}

const clock = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' })
for (const time of document.querySelectorAll('main time[datetime]')) {
  // A day without a time is the same day everywhere.
  if (!time.dateTime.includes('T')) continue
  const local = document.createElement('span')
  local.className = 'quiet local'
  local.title = WORDS.here
  local.textContent =
    time.closest('td') === null
      ? ` (${clock.format(new Date(time.dateTime))} ${WORDS.here})`
      : clock.format(new Date(time.dateTime))
  time.after(local)
}

// Longer answers are cut: the page shows what an endpoint answers, and is no place to download from.
const LONGEST = 20_000

function buildAddress(path, parameters) {
  const query = new URLSearchParams()
  const filled = [...parameters].reduce((address, [name, value]) => {
    if (address.includes(`{${name}}`)) return address.replace(`{${name}}`, encodeURIComponent(value))
    if (value !== '') query.set(name, value)
    return address
  }, path)
  return query.size === 0 ? filled : `${filled}?${query}`
}

async function tryEndpoint(form) {
  const { path, cut, lost } = form.dataset
  const figure = form.querySelector('figure')
  const address = buildAddress(path, new FormData(form))
  const headers = { 'x-api-key': form.querySelector('[type=password]').value, accept: 'application/json' }
  const answer = await fetch(address, { headers }).catch(() => null)
  const text = answer === null ? lost : await answer.text()
  figure.hidden = false
  figure.querySelector('.status').textContent = `GET ${address} · ${answer?.status ?? '—'}`
  figure.querySelector('code').textContent =
    text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… ${text.length - LONGEST} ${cut}` : text
}

for (const form of document.querySelectorAll('form.try')) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tryEndpoint(form)
  })
}
