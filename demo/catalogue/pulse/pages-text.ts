import type { Text } from '#demo/seed/types.ts';

export const about: Text = {
  en: `
<h2>Training for people with a life</h2>
<p>Pulse films its classes in one neon hall in Lyon and in whatever weather there is outside it. Twelve trainers, no before-and-after pictures, and a kettle that never stops.</p>
<p>We count minutes, not calories.</p>
<h3>What we believe</h3>
<ul><li>Ten minutes are more than none.</li><li>Nobody has to jump.</li><li>Rest is a class.</li></ul>
<h3>A week with us</h3>
<table>
<thead><tr><th>Day</th><th>Morning</th><th>Evening</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>Yoga</td><td>Strength</td></tr>
<tr><td>Wednesday</td><td>Running</td><td>Boxing</td></tr>
<tr><td>Sunday</td><td>Sleep</td><td>The kitchen</td></tr>
</tbody>
</table>
<p>Start with the <a href="/category/daily-ten">Daily Ten</a>, or <a href="mailto:hello@pulse.example">say hello</a>.</p>`,
  fr: `
<h2>L’entraînement pour ceux qui ont une vie</h2>
<p>Pulse filme ses cours dans une salle au néon à Lyon et dehors, quel que soit le temps. Douze coachs, aucune photo avant-après, et une bouilloire qui ne s’arrête jamais.</p>
<p>Nous comptons les minutes, pas les calories.</p>
<h3>Ce que nous croyons</h3>
<ul><li>Dix minutes valent mieux que zéro.</li><li>Personne n’est obligé de sauter.</li><li>Le repos est un cours.</li></ul>
<h3>Une semaine avec nous</h3>
<table>
<thead><tr><th>Jour</th><th>Matin</th><th>Soir</th></tr></thead>
<tbody>
<tr><td>Lundi</td><td>Yoga</td><td>Force</td></tr>
<tr><td>Mercredi</td><td>Course</td><td>Boxe</td></tr>
<tr><td>Dimanche</td><td>Sommeil</td><td>La cuisine</td></tr>
</tbody>
</table>
<p>Commencez par les <a href="/category/daily-ten">Dix par jour</a>, ou <a href="mailto:hello@pulse.example">dites bonjour</a>.</p>`,
};

export const terms: Text = {
  en: `
<h2>1. Train within your means</h2>
<p>And stop when it hurts in the wrong way.</p>
<h2>2. Membership</h2>
<ul><li>It renews until you cancel it.</li><li>What you paid for stays yours until its end.</li><li>A ringside ticket is good for two days.</li></ul>
<table>
<thead><tr><th>Plan</th><th>Days</th><th>Channels</th></tr></thead>
<tbody><tr><td>Monthly Pulse</td><td>30</td><td>all</td></tr><tr><td>Habit</td><td>90</td><td>all</td></tr><tr><td>Lifestyle</td><td>365</td><td>all, and a towel</td></tr></tbody>
</table>
<h2>3. Company</h2>
<p>Be kind in the comments. Everybody there is out of breath. See also <a href="/privacy-policy">what we know about you</a>.</p>`,
  fr: `
<h2>1. Entraînez-vous selon vos moyens</h2>
<p>Et arrêtez si la douleur n’est pas la bonne.</p>
<h2>2. L’abonnement</h2>
<ul><li>Il se renouvelle jusqu’à résiliation.</li><li>Ce qui est payé reste à vous jusqu’au bout.</li><li>Un billet au bord du ring vaut deux jours.</li></ul>
<table>
<thead><tr><th>Formule</th><th>Jours</th><th>Chaînes</th></tr></thead>
<tbody><tr><td>Pulse mensuel</td><td>30</td><td>toutes</td></tr><tr><td>L’habitude</td><td>90</td><td>toutes</td></tr><tr><td>Le mode de vie</td><td>365</td><td>toutes, et une serviette</td></tr></tbody>
</table>
<h2>3. La compagnie</h2>
<p>Soyez aimables dans les commentaires : tout le monde y est essoufflé. Voir aussi <a href="/privacy-policy">ce que nous savons de vous</a>.</p>`,
};

export const privacy: Text = {
  en: `
<h2>What we know</h2>
<table>
<thead><tr><th>We know</th><th>We do not know</th></tr></thead>
<tbody><tr><td>Your name and your e-mail</td><td>Your weight</td></tr><tr><td>Where you paused</td><td>Why</td></tr></tbody>
</table>
<h2>What we do with it</h2>
<ol><li>Let you in.</li><li>Let you go on.</li><li>Nothing else.</li></ol>
<p>Ask us to forget you: <a href="mailto:hello@pulse.example">hello@pulse.example</a>.</p>`,
  fr: `
<h2>Ce que nous savons</h2>
<table>
<thead><tr><th>Nous savons</th><th>Nous ignorons</th></tr></thead>
<tbody><tr><td>Votre nom et votre adresse</td><td>Votre poids</td></tr><tr><td>Où vous avez mis en pause</td><td>Pourquoi</td></tr></tbody>
</table>
<h2>Ce que nous en faisons</h2>
<ol><li>Vous laisser entrer.</li><li>Vous laisser continuer.</li><li>Rien d’autre.</li></ol>
<p>Pour que nous vous oubliions : <a href="mailto:hello@pulse.example">hello@pulse.example</a>.</p>`,
};

export const copyright: Text = {
  en: `
<h2>Made by a program</h2>
<p>Films, pictures and music of this demonstration were made by a program for this site. The trainers do not exist, which explains their form.</p>
<ul><li>Use them to show what the site can do.</li><li>For anything else, <a href="mailto:hello@pulse.example">ask</a>.</li></ul>`,
  fr: `
<h2>Fait par un programme</h2>
<p>Films, images et musiques de cette démonstration ont été créés par un programme pour ce site. Les coachs n’existent pas, ce qui explique leur forme.</p>
<ul><li>Servez-vous-en pour montrer ce que fait le site.</li><li>Pour le reste, <a href="mailto:hello@pulse.example">demandez</a>.</li></ul>`,
};

export const pressKit: Text = {
  en: `
<p>For journalists in comfortable shoes.</p>
<h2>In numbers</h2>
<table>
<thead><tr><th>What</th><th>How many</th></tr></thead>
<tbody><tr><td>Classes</td><td>about seventy, and the <a href="/category/daily-ten">Daily Ten</a></td></tr><tr><td>Channels</td><td>6</td></tr><tr><td>Before-and-after pictures</td><td>0</td></tr></tbody>
</table>
<h2>Facts that you may print</h2>
<ul><li>Filmed in a former foundry in Lyon.</li><li>The oldest trainer is seventy-one and the strongest.</li></ul>
<p>Contact: <a href="mailto:press@pulse.example">press@pulse.example</a> or <a href="https://example.org/pulse">example.org</a>.</p>`,
  fr: `
<p>Pour les journalistes en chaussures confortables.</p>
<h2>En chiffres</h2>
<table>
<thead><tr><th>Quoi</th><th>Combien</th></tr></thead>
<tbody><tr><td>Cours</td><td>environ soixante-dix, et les <a href="/category/daily-ten">Dix par jour</a></td></tr><tr><td>Chaînes</td><td>6</td></tr><tr><td>Photos avant-après</td><td>0</td></tr></tbody>
</table>
<h2>À publier librement</h2>
<ul><li>Filmé dans une ancienne fonderie à Lyon.</li><li>La doyenne des coachs a soixante et onze ans et c’est la plus forte.</li></ul>
<p>Contact : <a href="mailto:press@pulse.example">press@pulse.example</a> ou <a href="https://example.org/pulse">example.org</a>.</p>`,
};
