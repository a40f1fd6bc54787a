// Says each value of a picture below it: under a pointer or finger, and by the arrow keys.
const own = (shape) => shape?.querySelector(':scope > title')?.textContent
for (const box of document.querySelectorAll('.plot, .treemap, .icicle, .whole-bar')) {
  const plot = box.querySelector('[data-x]')
  const places = plot?.dataset.x.split(' ').map(Number)
  const shapes = plot ? [] : [...box.querySelectorAll('title')].map((title) => title.parentElement)
  const texts = plot
    ? plot.dataset.said.split('|')
    : shapes.map((shape) => [own(shape.parentElement.closest('g')), own(shape)].filter(Boolean).join(' · '))
  if (!texts.length) continue
  const said = document.createElement('output')
  said.className = 'said'
  box.after(said)
  const cursor = document.createElement('i')
  cursor.className = 'cursor'
  cursor.hidden = true
  plot?.append(cursor)
  let at = -1
  const show = (next) => {
    if (!(next in texts)) return
    shapes[at]?.classList.remove('told')
    at = next
    said.textContent = texts[at]
    shapes[at]?.classList.add('told')
    cursor.hidden = false
    if (places) cursor.style.left = `${places[at] / 10}%`
  }
  const point = ({ clientX, target }) => {
    if (!plot) return show(shapes.findLastIndex((shape) => shape.contains(target)))
    const { left, width } = plot.getBoundingClientRect()
    const x = (1000 * (clientX - left)) / width
    const far = places.map((place) => Math.abs(place - x))
    show(far.indexOf(Math.min(...far)))
  }
  box.addEventListener('pointermove', point)
  box.addEventListener('pointerdown', point)
  box.addEventListener('focusin', ({ target }) => show(shapes.findIndex((shape) => target.contains(shape))))
  if (!box.querySelector('a')) (plot ?? box).tabIndex = 0
  box.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(at < 0 && step < 0 ? texts.length - 1 : at + step)
  })
}
