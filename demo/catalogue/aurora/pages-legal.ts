import type { Text } from '#demo/seed/types.ts';

export const terms: Text = {
  en: `
<p><strong>In short:</strong> watch, enjoy, do not copy. The long version follows, and is not very long.</p>
<h2>1. What you may do</h2>
<p>Watch for yourself and those on your sofa. Do not copy, resell or project our films on your neighbour’s house, however good the wall is.</p>
<h2>2. Membership</h2>
<ul>
<li>It runs for the period that you bought, and renews until you cancel.</li>
<li>You may cancel at any time, and keep what you paid for until it ends.</li>
<li>A ticket opens one evening, for forty-eight hours.</li>
</ul>
<table>
<caption>What opens what</caption>
<thead><tr><th>Title</th><th>Guest</th><th>Logged in</th><th>Member</th></tr></thead>
<tbody>
<tr><td>Free films</td><td>yes</td><td>yes</td><td>yes</td></tr>
<tr><td>Films after log-in</td><td>no</td><td>yes</td><td>yes</td></tr>
<tr><td>Members’ films</td><td>no</td><td>no</td><td>yes</td></tr>
</tbody>
</table>
<h2>3. What you write</h2>
<p>Reviews and comments stay yours. We take down what is unkind, and what gives away the ending.</p>
<h2>4. When something goes wrong</h2>
<p>Write to <a href="mailto:booth@aurora.example">booth@aurora.example</a>. See also <a href="/privacy-policy">what we keep</a>.</p>`,
  es: `
<p><strong>En breve:</strong> mira, disfruta, no copies. Sigue la versión larga, que no lo es tanto.</p>
<h2>1. Qué puedes hacer</h2>
<p>Mira para ti y para quienes estén en tu sofá. No copies, revendas ni proyectes nuestras películas en la casa del vecino, por buena que sea la pared.</p>
<h2>2. Suscripción</h2>
<ul>
<li>Dura lo que compraste y se renueva hasta que la canceles.</li>
<li>Puedes cancelarla cuando quieras y conservas lo pagado hasta el final.</li>
<li>Una entrada abre una velada durante cuarenta y ocho horas.</li>
</ul>
<table>
<caption>Qué abre cada cosa</caption>
<thead><tr><th>Título</th><th>Visitante</th><th>Con sesión</th><th>Socio</th></tr></thead>
<tbody>
<tr><td>Películas gratis</td><td>sí</td><td>sí</td><td>sí</td></tr>
<tr><td>Películas con sesión</td><td>no</td><td>sí</td><td>sí</td></tr>
<tr><td>Películas de socios</td><td>no</td><td>no</td><td>sí</td></tr>
</tbody>
</table>
<h2>3. Lo que escribes</h2>
<p>Las reseñas y los comentarios son tuyos. Retiramos lo que hiere y lo que cuenta el final.</p>
<h2>4. Si algo va mal</h2>
<p>Escribe a <a href="mailto:booth@aurora.example">booth@aurora.example</a>. Mira también <a href="/privacy-policy">qué guardamos</a>.</p>`,
  ar: `
<p><strong>باختصار:</strong> شاهد واستمتع ولا تنسخ. وفيما يلي النص الطويل، وهو ليس طويلًا جدًا.</p>
<h2>1. ما يمكنك فعله</h2>
<p>شاهد لنفسك ولمن على أريكتك. لا تنسخ أفلامنا ولا تبعها ولا تعرضها على بيت الجار مهما كان الجدار مناسبًا.</p>
<h2>2. الاشتراك</h2>
<ul>
<li>يستمر للمدة التي اشتريتها ويتجدد حتى تلغيه.</li>
<li>يمكنك الإلغاء متى شئت، ويبقى لك ما دفعته حتى نهايته.</li>
<li>التذكرة تفتح أمسية واحدة لثمان وأربعين ساعة.</li>
</ul>
<table>
<caption>ماذا يفتح ماذا</caption>
<thead><tr><th>العنوان</th><th>زائر</th><th>بتسجيل الدخول</th><th>عضو</th></tr></thead>
<tbody>
<tr><td>الأفلام المجانية</td><td>نعم</td><td>نعم</td><td>نعم</td></tr>
<tr><td>أفلام بعد الدخول</td><td>لا</td><td>نعم</td><td>نعم</td></tr>
<tr><td>أفلام الأعضاء</td><td>لا</td><td>لا</td><td>نعم</td></tr>
</tbody>
</table>
<h2>3. ما تكتبه</h2>
<p>تبقى المراجعات والتعليقات لك. نزيل ما يجرح وما يكشف النهاية.</p>
<h2>4. إذا حدث خطأ</h2>
<p>راسل <a href="mailto:booth@aurora.example">booth@aurora.example</a>. وانظر أيضًا <a href="/privacy-policy">ما نحتفظ به</a>.</p>`,
};

export const privacy: Text = {
  en: `
<h2>What we keep</h2>
<ul>
<li><strong>Your name and your address</strong>, to let you in.</li>
<li><strong>Where you paused</strong>, to let you continue.</li>
<li><strong>What you saved, rated and wrote</strong>, because you asked us to.</li>
</ul>
<h2>For how long</h2>
<table>
<thead><tr><th>What</th><th>Until</th></tr></thead>
<tbody>
<tr><td>Your account</td><td>you close it</td></tr>
<tr><td>Where you paused</td><td>you finish the film, or a year passes</td></tr>
<tr><td>Bills</td><td>the tax office is satisfied</td></tr>
</tbody>
</table>
<h2>What we sell</h2>
<p>None of it. Read the <a href="/term-of-use">terms of use</a> for everything else.</p>`,
  es: `
<h2>Qué guardamos</h2>
<ul>
<li><strong>Tu nombre y tu correo</strong>, para dejarte entrar.</li>
<li><strong>Dónde pausaste</strong>, para que sigas.</li>
<li><strong>Lo que guardas, valoras y escribes</strong>, porque tú lo pides.</li>
</ul>
<h2>Cuánto tiempo</h2>
<table>
<thead><tr><th>Qué</th><th>Hasta que</th></tr></thead>
<tbody>
<tr><td>Tu cuenta</td><td>la cierres</td></tr>
<tr><td>Dónde pausaste</td><td>acabes la película o pase un año</td></tr>
<tr><td>Facturas</td><td>Hacienda esté satisfecha</td></tr>
</tbody>
</table>
<h2>Qué vendemos</h2>
<p>Nada. Para lo demás, lee las <a href="/term-of-use">condiciones de uso</a>.</p>`,
  ar: `
<h2>ما نحتفظ به</h2>
<ul>
<li><strong>اسمك وبريدك</strong>، لندخلك.</li>
<li><strong>الموضع الذي توقفت عنده</strong>، لتكمل.</li>
<li><strong>ما حفظته وقيّمته وكتبته</strong>، لأنك طلبت ذلك.</li>
</ul>
<h2>إلى متى</h2>
<table>
<thead><tr><th>ماذا</th><th>حتى</th></tr></thead>
<tbody>
<tr><td>حسابك</td><td>تغلقه</td></tr>
<tr><td>موضع التوقف</td><td>تنهي الفيلم أو تمر سنة</td></tr>
<tr><td>الفواتير</td><td>ترضى مصلحة الضرائب</td></tr>
</tbody>
</table>
<h2>ما نبيعه</h2>
<p>لا شيء. ولما سوى ذلك اقرأ <a href="/term-of-use">شروط الاستخدام</a>.</p>`,
};

export const copyright: Text = {
  en: `
<h2>Made for this site</h2>
<p>All films, pictures and music on this demonstration site were made by a program, for this site. The people in them do not exist; any likeness to a camel is intended.</p>
<h3>If you would like to use something</h3>
<ol><li>Ask at <a href="mailto:booth@aurora.example">booth@aurora.example</a>.</li><li>Say which frame.</li><li>Name the camel.</li></ol>`,
  es: `
<h2>Hecho para este sitio</h2>
<p>Todas las películas, imágenes y músicas de este sitio de demostración las hizo un programa para este sitio. Las personas no existen; todo parecido con un camello es intencionado.</p>
<h3>Si quieres usar algo</h3>
<ol><li>Pregunta en <a href="mailto:booth@aurora.example">booth@aurora.example</a>.</li><li>Di qué fotograma.</li><li>Nombra al camello.</li></ol>`,
  ar: `
<h2>صُنع لهذا الموقع</h2>
<p>كل الأفلام والصور والموسيقى في هذا الموقع التجريبي صنعها برنامج من أجله. الأشخاص فيها غير موجودين، وأي شبه بجمل مقصود.</p>
<h3>إذا أردت استعمال شيء</h3>
<ol><li>اسأل عبر <a href="mailto:booth@aurora.example">booth@aurora.example</a>.</li><li>اذكر أي لقطة.</li><li>سمِّ الجمل.</li></ol>`,
};
