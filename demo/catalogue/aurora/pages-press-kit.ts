import type { Text } from '#demo/seed/types.ts';

export const pressKit: Text = {
  en: `
<p>For journalists, and for anybody who would like to pass for one.</p>
<h2>In numbers</h2>
<table>
<thead><tr><th>What</th><th>How many</th></tr></thead>
<tbody>
<tr><td>Films and series</td><td>about seventy</td></tr>
<tr><td>Nights in the <a href="/category/night-log">Night Log</a></td><td>112, so far</td></tr>
<tr><td>Algorithms</td><td>0</td></tr>
</tbody>
</table>
<h2>Facts that you may print</h2>
<ul>
<li>Founded in 2019 in a projection booth in Tromsø.</li>
<li>Three languages, proof-read by three people who do not agree.</li>
<li>The <a href="/venue/detail/lumiere-hall">Lumière Hall</a> has a house cat. Its name is Intermission.</li>
</ul>
<h2>Contact</h2>
<p><a href="mailto:press@aurora.example">press@aurora.example</a>, or the film festival’s own page at <a href="https://example.org/aurora-festival">example.org</a>.</p>`,
  es: `
<p>Para periodistas y para quien quiera pasar por uno.</p>
<h2>En cifras</h2>
<table>
<thead><tr><th>Qué</th><th>Cuántos</th></tr></thead>
<tbody>
<tr><td>Películas y series</td><td>unas setenta</td></tr>
<tr><td>Noches en el <a href="/category/night-log">Diario nocturno</a></td><td>112, de momento</td></tr>
<tr><td>Algoritmos</td><td>0</td></tr>
</tbody>
</table>
<h2>Datos que puedes publicar</h2>
<ul>
<li>Fundada en 2019 en una cabina de proyección de Tromsø.</li>
<li>Tres idiomas, revisados por tres personas que no están de acuerdo.</li>
<li>La <a href="/venue/detail/lumiere-hall">Sala Lumière</a> tiene un gato. Se llama Entreacto.</li>
</ul>
<h2>Contacto</h2>
<p><a href="mailto:press@aurora.example">press@aurora.example</a>, o la página del festival en <a href="https://example.org/aurora-festival">example.org</a>.</p>`,
  ar: `
<p>للصحفيين، ولكل من يود أن يبدو صحفيًا.</p>
<h2>بالأرقام</h2>
<table>
<thead><tr><th>ماذا</th><th>كم</th></tr></thead>
<tbody>
<tr><td>أفلام ومسلسلات</td><td>نحو سبعين</td></tr>
<tr><td>ليالٍ في <a href="/category/night-log">سجل الليل</a></td><td>112 حتى الآن</td></tr>
<tr><td>خوارزميات</td><td>0</td></tr>
</tbody>
</table>
<h2>حقائق يمكن نشرها</h2>
<ul>
<li>تأسست عام 2019 في غرفة عرض في ترومسو.</li>
<li>ثلاث لغات يراجعها ثلاثة أشخاص لا يتفقون.</li>
<li>في <a href="/venue/detail/lumiere-hall">قاعة لوميير</a> قط مقيم اسمه «استراحة».</li>
</ul>
<h2>للتواصل</h2>
<p><a href="mailto:press@aurora.example">press@aurora.example</a>، أو صفحة المهرجان على <a href="https://example.org/aurora-festival">example.org</a>.</p>`,
};
