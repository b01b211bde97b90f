import type { Text } from '#demo/seed/types.ts';

export const about: Text = {
  en: `
<h2>Films worth staying up for</h2>
<p>Aurora began in a projection booth in Tromsø, in the months when nobody goes out. We show few films and choose them slowly: from the desert and the fjord, with subtitles that somebody proof-read.</p>
<p>There is no algorithm here. There is Ingrid, and she has seen everything.</p>
<h3>How we choose</h3>
<ol>
<li>Somebody on the team must love it.</li>
<li>Somebody else must not, and lose the argument.</li>
<li>It must be better on the second evening.</li>
</ol>
<h3>Who we are</h3>
<table>
<thead><tr><th>Name</th><th>Does</th><th>Favourite seat</th></tr></thead>
<tbody>
<tr><td>Ingrid Aas</td><td>Chooses the films</td><td>Row 7, aisle</td></tr>
<tr><td>Hassan El-Amin</td><td>Writes the subtitles</td><td>Wherever it is darkest</td></tr>
<tr><td>Júlia Prat</td><td>Answers your letters</td><td>The back row, standing</td></tr>
</tbody>
</table>
<h3>Write to us</h3>
<p>By <a href="mailto:booth@aurora.example">e-mail</a>, or from the <a href="/static/press">press page</a> if you are from a newspaper. Most other questions have <a href="/faq">an answer already</a>.</p>
<blockquote><p>“The only streaming service that told me to go to bed.” — a member in Oulu</p></blockquote>`,
  es: `
<h2>Películas por las que vale la pena trasnochar</h2>
<p>Aurora nació en una cabina de proyección en Tromsø, en los meses en que nadie sale. Mostramos pocas películas y las elegimos despacio: del desierto y del fiordo, con subtítulos que alguien ha revisado.</p>
<p>Aquí no hay algoritmo. Está Ingrid, y lo ha visto todo.</p>
<h3>Cómo elegimos</h3>
<ol>
<li>A alguien del equipo tiene que encantarle.</li>
<li>A otra persona no, y tiene que perder la discusión.</li>
<li>Debe ser mejor la segunda noche.</li>
</ol>
<h3>Quiénes somos</h3>
<table>
<thead><tr><th>Nombre</th><th>Hace</th><th>Butaca favorita</th></tr></thead>
<tbody>
<tr><td>Ingrid Aas</td><td>Elige las películas</td><td>Fila 7, pasillo</td></tr>
<tr><td>Hassan El-Amin</td><td>Escribe los subtítulos</td><td>Donde más oscuro esté</td></tr>
<tr><td>Júlia Prat</td><td>Contesta tus cartas</td><td>Última fila, de pie</td></tr>
</tbody>
</table>
<h3>Escríbenos</h3>
<p>Por <a href="mailto:booth@aurora.example">correo</a>, o desde la <a href="/static/press">página de prensa</a> si eres de un periódico. Casi todo lo demás <a href="/faq">ya tiene respuesta</a>.</p>
<blockquote><p>«El único servicio que me mandó a dormir». — una socia de Oulu</p></blockquote>`,
  ar: `
<h2>أفلام تستحق السهر</h2>
<p>بدأت أورورا في غرفة عرض في ترومسو، في الشهور التي لا يخرج فيها أحد. نعرض أفلامًا قليلة ونختارها على مهل: من الصحراء ومن المضيق، بترجمة راجعها إنسان.</p>
<p>لا خوارزمية هنا. هنا إنغريد، وقد شاهدت كل شيء.</p>
<h3>كيف نختار</h3>
<ol>
<li>يجب أن يحبه أحد أفراد الفريق.</li>
<li>وألا يحبه آخر، ثم يخسر النقاش.</li>
<li>وأن يكون أجمل في الليلة الثانية.</li>
</ol>
<h3>من نحن</h3>
<table>
<thead><tr><th>الاسم</th><th>العمل</th><th>المقعد المفضل</th></tr></thead>
<tbody>
<tr><td>إنغريد آس</td><td>تختار الأفلام</td><td>الصف السابع، الممر</td></tr>
<tr><td>حسن الأمين</td><td>يكتب الترجمة</td><td>حيث الظلام أشد</td></tr>
<tr><td>جوليا برات</td><td>تجيب عن رسائلكم</td><td>الصف الأخير، وقوفًا</td></tr>
</tbody>
</table>
<h3>راسلونا</h3>
<p>عبر <a href="mailto:booth@aurora.example">البريد الإلكتروني</a>، أو من <a href="/static/press">صفحة الصحافة</a> إن كنتم من صحيفة. ولمعظم الأسئلة الأخرى <a href="/faq">جواب جاهز</a>.</p>
<blockquote><p>«الخدمة الوحيدة التي قالت لي: اذهب إلى النوم». — مشتركة من أولو</p></blockquote>`,
};
