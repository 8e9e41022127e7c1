/** The parts of the documentation that no schema can say. */

export const startGuide = `
<h2>A game in six calls</h2>
<ol>
<li><code>POST /api/guests {"name":"Ada"}</code> gives you a cookie (<code>__Host-perilune</code> on https,
<code>perilune</code> on plain http); send it with everything else.</li>
<li><code>GET /api/games</code> says what can be played.</li>
<li><code>POST /api/tables {"game":"…","seats":[{"kind":"me"},{"kind":"bot"}],"begin":"full"}</code> makes a
table that starts at once.</li>
<li>Open the socket and send <code>{"do":"watch","table":"…","seat":0,"since":-1}</code>, or call <code>GET
/api/tables/{id}</code> now and then.</li>
<li>Find your decision in <code>decisions</code> (its <code>seat</code> is yours and its <code>kind</code> is
not <code>elsewhere</code>) and answer it:
<code>{"do":"answer","table":"…","seat":0,"answer":{…},"seen":12,"key":"…"}</code>.</li>
<li>When <code>state</code> is <code>over</code>, <code>outcome</code> says who won, and <code>seed</code> can
be checked against <code>commit</code>.</li>
</ol>
<p>Bodies and answers are JSON. Every refusal has a code for programs and a sentence for people. Requests that
change something are
taken only from pages of the same site, or from programs that send no <code>Origin</code>.</p>`

export const decisionsGuide = `
<h2>Decisions and answers</h2>
<dl>
<dt><code>choose</code></dt><dd>Exactly one of <code>options</code>. Send the option's <code>answer</code> as
it stands. An option with
<code>because</code> is not allowed, and that is the reason.</dd>
<dt><code>pick</code></dt><dd><code>min</code> to <code>max</code> different <code>items</code>:
<code>{"pick":["id", …]}</code>. Items of a group count for its bounds as well, and the prices may not come to
more than <code>budget</code>.</dd>
<dt><code>amounts</code></dt><dd>A number for each of <code>parts</code> within its bounds, the sum within
<code>total</code>:
<code>{"amounts":{"id":2}}</code>. <code>mix</code> <code>same</code>: all of one part;
<code>different</code>: at most one of each.</dd>
<dt><code>offer</code></dt><dd>One of <code>options</code>, or shares of every column for the
<code>parties</code> that take part, each column adding up
to its <code>total</code>: <code>{"offer":[[1,0],null,[2,1]]}</code>, a row for each party, null for one that
takes no part.</dd>
<dt><code>place</code></dt><dd>A point of <code>field</code>: an option's <code>answer</code>, or the like
with other whole numbers in <code>x</code> and
<code>y</code>. There are too many to list; the rules judge what you send.</dd>
<dt><code>elsewhere</code></dt><dd>Another seat is asked.</dd>
</dl>
<p>With <code>must</code> the game waits for the answer. Without it the decision stands open beside the game;
an answer to it has the field
<code>may</code> with the decision's <code>step</code>. With <code>together</code> several seats are asked at
once, and you may replace your answer
until the last one is in.</p>
`

export const optionsGuide = `
<h2>Options of a game</h2>
<p>In the catalogue (<code>GET /api/games</code>) every game has <code>options</code>: by name a kind, a
title, a sentence of help and a <code>default</code>, which holds if you
give nothing. A <code>choice</code> is one of <code>values</code>; where it has <code>presets</code>, a value
sets other options, as far as you do not give them yourself.
A <code>switch</code> is true or false, a <code>number</code> a whole one from <code>min</code> to
<code>max</code>, and <code>some</code> a list of some of <code>values</code>, by value or by
<code>names</code>. What does not fit is refused with <code>BAD_OPTIONS</code> and a sentence.</p>`

export const viewGuide = `
<h2>The view</h2>
<p><code>view</code> is the game as the viewer may see it, and nothing else. <code>places</code> are the piles
and hands: <code>count</code> cards, and which, if you may look
(<code>cards</code> is null if not). <code>knows</code> is what you remember of places you can't look into.
The rest is the game's own open state, in the form that its rules give it:
it differs from game to game and may gain fields when a game's <code>rules</code> grow by one. To play you
need none of it: <code>decisions</code> say all that can be answered, in words and in data,
and <code>events</code> what has happened.</p>
<p>The project's own app uses what is on this page and nothing else of the server. To draw boards and to
preview what an answer would do, its pages import the packages of the rules
(<code>@perilune/</code> and the game's id), which read a <code>view</code> and run in a browser as they do
here. Other clients may do the same, or draw from <code>view</code> alone.</p>`

export const socketGuide = `
<p>A WebSocket that carries JSON. You send one object at a time; the server sends one, or a list of those it
has to say at the same moment,
in their order. The cookie says who you are; without one you can only watch.
Name the table in the address, <code>/api/live?table=…</code>: one socket can carry many tables, but where a
site is more than one server a balancer
needs it to lead you to the right one. A <code>ref</code> of your making comes
back with the answer to a message.</p>
<ol>
<li><code>watch</code> a table, through a seat of yours or as a spectator. You get <code>table</code>:
<code>now</code> is the whole table as you may see it,
<code>events</code> is what happened after <code>since</code>. After a lost connection, send the last
<code>seq</code> you had as <code>since</code>: you get
what you missed and the table as it is.</li>
<li>Then come <code>update</code>s. Apply <code>changes</code> to <code>now</code> in order. A change is a
list of a path and a value: set it there. A path alone:
delete it. A path that ends in <code>length</code> cuts a list to that length. The changes of all your tabs
are the same.</li>
<li><code>answer</code> with the <code>seq</code> you looked at as <code>seen</code> and a fresh
<code>key</code>. <code>done</code> comes when the move is safely
stored; the update that shows it comes just before, in the same list. If you hear nothing, send it again with
the same key: it is never done twice, and <code>again</code> tells you. If what you were asked has changed
since, you get <code>refused</code> with <code>STALE</code>, and <code>now</code> is what is true.</li>
<li>A program that does not want to read decisions sends <code>{"do":"answers","table":"…","seat":0}</code>
and gets <code>answers</code>: in
<code>must</code> a finite list of what it can answer where the game waits for it, in <code>may</code> what it
can do beside that. Each
can be sent as <code>answer</code> as it stands, with the <code>seq</code> of the list as
<code>seen</code>.</li>
<li><code>left</code> ends a watch; <code>code</code> and <code>because</code> say why: a seat has another
number since the game began, it is no longer yours, or the table
is closed. Look at the table again (<code>GET /api/tables/{id}</code>): <code>viewer</code> is the seat to
watch it through now, if there is one.</li>
</ol>
<p>The server pings every 20 seconds and closes a socket that answers nothing. Pages don't see that: one that
hears nothing for long sends <code>ping</code> and
gets <code>pong</code>. A message may have 64 kB, and there may be 20 a second, 60 at once. Reconnect with
growing pauses.</p>`
